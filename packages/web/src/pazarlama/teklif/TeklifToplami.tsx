import { paraYaz } from '@masabasi/core/platform/money/para';
import { oranYaz } from '@masabasi/core/pazarlama/teklif/rules';
import { iskontoBedeli, type TeklifKalemi, teklifToplami } from '@masabasi/core/pazarlama/teklif/toplam';
import { toplamSatirlari } from './teklifKalemi.ts';
import css from './TeklifToplami.module.css';

export interface TeklifToplamiProps {
  readonly kalemler: readonly TeklifKalemi[];
  readonly birim: string;
  readonly yil: number;
  /** Discount limit of the author; absent while nobody writes. */
  readonly sinir?: number | undefined;
}

/** Sums of the lines, and the cost of their discounts over the contract. */
export function TeklifToplami({ kalemler, birim, yil, sinir }: TeklifToplamiProps) {
  const t = teklifToplami(kalemler);
  const para = (n: typeof t.Brut) => paraYaz(n, birim);
  const bedel = iskontoBedeli(kalemler, yil);
  const satirlar = toplamSatirlari(kalemler, birim);
  return (
    <section className={css.toplam} aria-label="Toplam" aria-live="polite">
      <dl>
        {satirlar.map(([ad, deger], n) => (
          <div key={ad} className={n === satirlar.length - 1 ? css.genel : undefined}>
            <dt>{ad}</dt>
            <dd>{deger}</dd>
          </div>
        ))}
      </dl>
      <p className={css.not}>
        {[
          t.Yillik > 0 && `Her yıl ${para(t.Yillik)} (KDV hariç).`,
          t.Secmeli.GenelToplam > 0 && `Seçilmeyen kalemler ${para(t.Secmeli.GenelToplam)}.`,
          bedel > 0 && `İskontonun ${yil} yıllık bedeli ${para(bedel)}; en yüksek iskonto %${oranYaz(t.IskontoOrani)}.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {sinir !== undefined && t.IskontoOrani > sinir && (
        <p className={css.uyari}>
          İskonto, sınırınızı (%{oranYaz(sinir)}) aşıyor; göndermeden önce onaylanması gerekir.
        </p>
      )}
    </section>
  );
}
