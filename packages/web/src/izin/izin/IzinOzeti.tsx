import type { PersonelIzin } from '@masabasi/core/izin/izin/contract';
import { gunSayisiYaz } from '@masabasi/core/izin/izin/rules';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import { BakiyeDugmesi } from './BakiyeDugmesi.tsx';
import css from './IzinOzeti.module.css';

const gun = (n: number) => `${gunSayisiYaz(n)} gün`;
const tarih = (t: string | null) => (t === null ? 'Kayıtlı değil' : tarihYaz(t));

/** The leave summary of a person (specification 2.7, in its order). */
export function IzinOzeti({ ozet, baslik: Baslik = 'h2' }: { ozet: PersonelIzin; baslik?: 'h2' | 'h3' }) {
  const eksi = ozet.KalanGun < 0;
  return (
    <section className={css.kart} aria-label={`${ozet.Ad}: izin özeti`}>
      <Baslik className={css.ad}>{ozet.Ad}</Baslik>
      <dl className={css.liste}>
        <div>
          <dt>İlk Giriş Tarihi</dt>
          <dd>{tarih(ozet.IseBaslama)}</dd>
        </div>
        <div>
          <dt>Son Giriş Tarihi</dt>
          <dd>{tarih(ozet.IseGiris)}</dd>
        </div>
        <div>
          <dt>Çalışma Yılı</dt>
          <dd>{ozet.cyil}</dd>
        </div>
        <div>
          <dt>Toplam Hak Edilen</dt>
          <dd>{gun(ozet.Kumulatif_Toplam)}</dd>
        </div>
        <div>
          <dt>Bu Yılki Hak</dt>
          <dd>{gun(ozet.HakGun)}</dd>
        </div>
        <div>
          <dt>Kullanılan</dt>
          <dd>{gun(ozet.Kullanilan)}</dd>
        </div>
        <div data-eksi={eksi || undefined} className={css.kalan}>
          <dt>Kalan</dt>
          <dd>
            {eksi && <IconAlertTriangle size={16} role="img" aria-label="Eksi bakiye" />}
            <BakiyeDugmesi userId={ozet.Id} ad={ozet.Ad}>
              {gun(ozet.KalanGun)}
            </BakiyeDugmesi>
          </dd>
        </div>
        {ozet.Bekleyen !== 0 && (
          <div>
            <dt>Bekleyen İstek</dt>
            <dd>{gun(ozet.Bekleyen)}</dd>
          </div>
        )}
        <div>
          <dt>İzne Kalan Gün</dt>
          <dd>{ozet.izneKalanGun === null ? '–' : gun(ozet.izneKalanGun)}</dd>
        </div>
      </dl>
    </section>
  );
}
