import { AKIS_TURLERI, type AkisAdimi } from '@masabasi/core/is/projetakip/akis';
import { CheckField } from '../../ui/CheckField.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { Option } from '../../ui/SelectField.tsx';
import css from './AkisAdimBilgisi.module.css';

export interface AkisAdimBilgisiProps {
  readonly adim: AkisAdimi;
  readonly adimlar: readonly AkisAdimi[];
  readonly kisiler: readonly Option[];
  /** Absent: read-only. */
  readonly onTamam?: ((tamamlandi: boolean) => void) | undefined;
}

/** The details of the chosen step, read-only. */
export function AkisAdimBilgisi({ adim, adimlar, kisiler, onTamam }: AkisAdimBilgisiProps) {
  const sorumlu = kisiler.find((k) => k.Id === adim.SorumluId)?.Ad;
  const adi = (id: number) => adimlar.find((a) => a.Id === id)?.Ad ?? '';
  const kunye = [
    AKIS_TURLERI[adim.Tur],
    ...(sorumlu ? [sorumlu] : []),
    ...(adim.Sure === null ? [] : [`${String(adim.Sure).replace('.', ',')} saat`]),
  ].join(' · ');
  return (
    <Panel title={adim.Ad} padded>
      <div className={css.bilgi}>
        <p className={css.kunye}>{kunye}</p>
        {adim.Aciklama && <p className={css.metin}>{adim.Aciklama}</p>}
        {adim.Sonraki.length > 0 && (
          <ul className={css.yollar} aria-label="Sonraki adımlar">
            {adim.Sonraki.map((s) => (
              <li key={s.AkisId}>
                {s.Etiket && `${s.Etiket}: `}
                {adi(s.AkisId)}
              </li>
            ))}
          </ul>
        )}
        {adim.Tur === 'adim' &&
          (onTamam ? (
            <CheckField label="Tamamlandı" value={adim.Tamamlandi} onChange={onTamam} />
          ) : (
            adim.Tamamlandi && <p className={css.kunye}>Tamamlandı</p>
          ))}
      </div>
    </Panel>
  );
}
