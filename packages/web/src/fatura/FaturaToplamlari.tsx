import type { HesapSonucu } from '@masabasi/core/hesap';
import { paraYaz } from '@masabasi/core/para';
import css from './FaturaToplamlari.module.css';

type Toplamlar = Pick<HesapSonucu, 'Brut' | 'Iskonto' | 'Matrah' | 'Kdv' | 'Tevkifat' | 'Odenecek'>;

export interface FaturaToplamlariProps {
  /** null: what is typed comes to nothing yet. */
  readonly hesap: Toplamlar | null;
  readonly birim: string;
}

/** What an invoice comes to. */
export function FaturaToplamlari({ hesap, birim }: FaturaToplamlariProps) {
  if (hesap === null) return <p className={css.yok}>Satırlar tamamlanınca toplamlar burada görünür.</p>;
  const satirlar = [
    ['Mal Hizmet Toplamı', hesap.Brut],
    ...(hesap.Iskonto === 0 ? [] : [['İskonto', hesap.Iskonto] as const]),
    ['Matrah', hesap.Matrah],
    ['KDV', hesap.Kdv],
    ...(hesap.Tevkifat === 0 ? [] : [['Tevkifat', hesap.Tevkifat] as const]),
  ] as const;
  return (
    <dl className={css.toplamlar} aria-label="Faturanın toplamları">
      {satirlar.map(([ad, tutar]) => (
        <div key={ad}>
          <dt>{ad}</dt>
          <dd className="tnum">{paraYaz(tutar, birim)}</dd>
        </div>
      ))}
      <div className={css.odenecek}>
        <dt>Ödenecek</dt>
        <dd className="tnum">{paraYaz(hesap.Odenecek, birim)}</dd>
      </div>
    </dl>
  );
}
