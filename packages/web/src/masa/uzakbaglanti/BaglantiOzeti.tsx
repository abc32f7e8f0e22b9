import type { BaglantiOzeti as Ozet } from '@masabasi/core/masa/uzakbaglanti/contract';
import { saatDakikaYaz } from '@masabasi/core/masa/uzakbaglanti/rules';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import css from './BaglantiOzeti.module.css';

/** Totals of the connections in view: overall, and as a bar for each person. */
export function BaglantiOzeti({ ozet }: { readonly ozet: Ozet }) {
  if (ozet.Adet === 0) return null;
  const enCok = Math.max(1, ...ozet.kisiler.map((k) => k.Dakika));
  return (
    <section className={css.ozet} aria-label="Bağlantıların toplamı">
      <p className={css.toplam}>
        {`${sayiYaz(ozet.Adet)} bağlantı, toplam ${saatDakikaYaz(ozet.Dakika)} (${sayiYaz(ozet.Dakika)} dakika)`}
      </p>
      <ul className={css.kisiler}>
        {ozet.kisiler.map((k) => (
          <li key={k.PersonelId} className={css.kisi}>
            <span className={css.ad}>{k.Ad}</span>
            <span className={css.yol} aria-hidden>
              <span className={css.dolu} style={{ width: `${(100 * k.Dakika) / enCok}%` }} />
            </span>
            <span className={`${css.sure} tnum`}>{`${saatDakikaYaz(k.Dakika)} · ${k.Adet} bağlantı`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
