import { istanbulGunu, istanbulSaati, zamanYaz } from '@masabasi/core/platform/time/tarih';
import IconPlugConnected from '~icons/tabler/plug-connected';
import { uzakbaglanti as oda } from '../../calls/uzakbaglanti.ts';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import { useEndpoint } from '../../platform/call/api.ts';
import { KisiYuzu } from '../../kisi/personel/KisiYuzu.tsx';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { Read } from '../../ui/Read.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { Dugmeler } from './BaglantiIslemleri.tsx';
import css from './BaglantiSeridi.module.css';
import { SurenDakika, UzunUyarisi } from './BaglantiSuresi.tsx';

/** Running connections shown. Above any realistic number. */
const EN_COK = 200;

/** The start. If it was not today, with its day. */
const baslamasi = (an: string) =>
  `Başlama ${istanbulGunu(an) === istanbulGunu(simdi()) ? istanbulSaati(an) : zamanYaz(an)}`;

/** Connections that run at this moment. */
export function BaglantiSeridi({ dugmeler }: { readonly dugmeler: Dugmeler }) {
  const suren = useEndpoint(oda.getBaglantiList, { Acik: true, adet: EN_COK }, { refetchOnMount: 'always' });
  return (
    <Panel title="Şu An Bağlı" icon={<IconPlugConnected />}>
      <Read of={suren} rows={1}>
        {({ baglantilist }) =>
          baglantilist.length === 0 ? (
            <p className={css.bos}>Şu an müşteriye bağlı kimse yok.</p>
          ) : (
            <ul className={css.kartlar} aria-label="Süren bağlantılar">
              {baglantilist.map((b) => (
                <li key={b.Id} className={css.kart}>
                  <KisiYuzu id={b.PersonelId} ad={b.Personel} size={36} />
                  <div className={css.kim}>
                    <p className={css.ad}>{b.Personel}</p>
                    <p className={css.nere}>
                      <MusteriBagi Id={b.MusteriId} ad={b.Musteri} />
                    </p>
                    <p className={css.nere}>{`${b.BaglantiTur} · ${baslamasi(b.Baslama_Zamani)}`}</p>
                    <UzunUyarisi b={b} />
                  </div>
                  <span className={css.sure}>
                    <SurenDakika baslama={b.Baslama_Zamani} />
                  </span>
                  <span className={css.eylem}>{dugmeler(b)}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Read>
    </Panel>
  );
}
