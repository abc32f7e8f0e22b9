import type { Arayan, GorusmeKarti } from '@masabasi/core/masa/gorusme/satirlar';
import { gorusmeAcik } from '@masabasi/core/masa/gorusme/rules';
import { telefonYaz, telefonYolu } from '@masabasi/core/platform/identity/kimlik';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import IconPhone from '~icons/tabler/phone';
import { LisansDurumEtiketi } from '../../musteri/lisans/LisansDurumEtiketi.tsx';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import css from './GorusmeKimligi.module.css';
import { SlaSaati } from './SlaSaati.tsx';

export interface GorusmeKimligiProps {
  readonly g: GorusmeKarti;
  readonly musteri: Arayan;
}

/** One line without scrolling: caller, telephone, product, licence, and the time left to answer. */
export function GorusmeKimligi({ g, musteri: m }: GorusmeKimligiProps) {
  const no = g.Telefon ?? m.GSM ?? m.Telefon;
  const kisi = g.MusteriPersonel ?? m.Kisi;
  return (
    <span className={css.kimlik}>
      <MusteriBagi Id={g.MusteriId} ad={g.Musteri} className={css.ad} />
      {kisi !== null && <span>{kisi}</span>}
      {no !== null && (
        <a href={telefonYolu(no)} className={css.telefon}>
          <IconPhone size={15} aria-hidden />
          {telefonYaz(no)}
        </a>
      )}
      <span>{g.Proje}</span>
      <span className={css.lisans}>
        {g.LisansDurum === null ? (
          'Lisansı yok'
        ) : (
          <>
            <LisansDurumEtiketi durum={g.LisansDurum} />
            {[g.LisansTur, g.LisansBitis === null ? 'süresiz' : tarihYaz(g.LisansBitis)].filter(Boolean).join(', ')}
          </>
        )}
      </span>
      {gorusmeAcik(g.DurumAnahtar) && g.SlaHali !== null && (
        <span className={css.lisans}>
          Kalan: <SlaSaati SlaBitis={g.SlaBitis} SlaUyari={g.SlaUyari} SlaHali={g.SlaHali} />
        </span>
      )}
    </span>
  );
}
