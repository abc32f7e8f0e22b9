import { type HesapSonucu, liraToplami } from '@masabasi/core/platform/money/hesap';
import { ondalikYaz } from '@masabasi/core/mali/fatura/rules';
import { type Kurus, paraYaz } from '@masabasi/core/platform/money/para';
import css from './FaturaToplamlari.module.css';

type Toplamlar = Pick<
  HesapSonucu,
  'Brut' | 'Iskonto' | 'Matrah' | 'Kdv' | 'Tevkifat' | 'VergiDahil' | 'Odenecek' | 'oranlar' | 'tevkifatlar'
>;

export interface FaturaToplamlariProps {
  /** null: no complete line yet. */
  readonly hesap: Toplamlar | null;
  readonly birim: string;
  /** The lira value of an invoice in another currency; null for an invoice in lira. */
  readonly kur: string | null;
}

const satirlari = (h: Toplamlar): readonly (readonly [ad: string, tutar: Kurus])[] => [
  ['Mal Hizmet Toplamı', h.Brut],
  ...(h.Iskonto === 0 ? [] : [['İskonto', h.Iskonto] as const]),
  ['Matrah', h.Matrah],
  ...h.oranlar.map(
    (o) => [`KDV %${o.KdvOran}${o.MuafiyetKodu === null ? '' : ` (${o.MuafiyetKodu})`}`, o.Kdv] as const,
  ),
  ...(h.oranlar.length < 2 ? [] : [['KDV Toplamı', h.Kdv] as const]),
  ['Vergiler Dahil Toplam', h.VergiDahil],
  ...h.tevkifatlar.map((t) => [`Tevkifat ${t.Kod} (${t.Pay}/${t.Payda})`, t.Tutar] as const),
];

export function FaturaToplamlari({ hesap, birim, kur }: FaturaToplamlariProps) {
  if (hesap === null) return <p className={css.yok}>Satırlar tamamlanınca toplamlar burada görünür.</p>;
  const lira = liraToplami(hesap, kur);
  return (
    <>
      <dl className={css.toplamlar} aria-label="Faturanın toplamları">
        {satirlari(hesap).map(([ad, tutar]) => (
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
      {lira !== null && (
        <dl className={css.lira} aria-label="Türk lirası karşılığı">
          <div>
            <dt>Döviz Kuru</dt>
            <dd className="tnum">{`1 ${birim} = ${ondalikYaz(kur!)} TRY`}</dd>
          </div>
          <div>
            <dt>Matrah</dt>
            <dd className="tnum">{paraYaz(lira.Matrah, 'TRY')}</dd>
          </div>
          <div>
            <dt>KDV</dt>
            <dd className="tnum">{paraYaz(lira.Kdv, 'TRY')}</dd>
          </div>
          {lira.Tevkifat > 0 && (
            <div>
              <dt>Tevkifat</dt>
              <dd className="tnum">{paraYaz(lira.Tevkifat, 'TRY')}</dd>
            </div>
          )}
          <div>
            <dt>Ödenecek</dt>
            <dd className="tnum">{paraYaz(lira.Odenecek, 'TRY')}</dd>
          </div>
        </dl>
      )}
    </>
  );
}
