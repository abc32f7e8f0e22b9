import { GUNLUK_SAAT, saatYaz } from '@masabasi/core/projetakip/deger';
import type { AnalizGrafigi } from '@masabasi/core/projetakip/satirlar';
import { type Gun, tarihYaz } from '@masabasi/core/tarih';
import { Link } from 'react-router';
import { useAnalizAdresi } from '../analizAdresi.ts';
import { Panel } from '../ui/Panel.tsx';
import css from './AnalizYuku.module.css';

/** Shades by how much of the week's working hours is taken; each cell says its hours besides. */
const TONLAR = [
  { ust: 0.25, ad: '%25’e kadar' },
  { ust: 0.5, ad: '%50’ye kadar' },
  { ust: 0.8, ad: '%80’e kadar' },
  { ust: 1, ad: '%100’e kadar' },
  { ust: Infinity, ad: '%100’den çok' },
];

/** Who has how many hours in which week: what was written, and from this week on what is left of their plans. */
export function AnalizYuku({ grafik: { haftalar, yuk }, gun }: { readonly grafik: AnalizGrafigi; readonly gun: Gun }) {
  const { planlar } = useAnalizAdresi();
  return (
    <Panel title="Yük" padded>
      <p className={css.not}>
        Geçen haftalarda yazılan saatler, bu haftadan sonra sorumlu olunan planlardan kalan saatler; her biri haftanın
        çalışma günlerine ({GUNLUK_SAAT} saat) oranla boyanır. Ada göredir: sıralama değildir.
      </p>
      {yuk.length === 0 ? (
        <p className={css.not}>Bu aralıkta yazılmış ya da kalan saat yok.</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is moved sideways by keyboard, too
        <div className={css.kap} role="region" aria-label="Haftalık yük" tabIndex={0}>
          <table className={css.tablo}>
            <thead>
              <tr>
                <th scope="col">Kişi</th>
                {haftalar.map((h) => (
                  <th key={h.Ilk} scope="col" aria-current={gun >= h.Ilk && gun <= h.Son ? 'date' : undefined}>
                    {tarihYaz(h.Ilk).slice(0, 5)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {yuk.map((k) => (
                <tr key={k.KisiId}>
                  <th scope="row">{k.Kisi}</th>
                  {haftalar.map((h, i) => {
                    const [yazilan, kalan] = [k.Yazilan[i]!, k.Kalan[i]!];
                    const saat = yazilan + kalan;
                    if (saat === 0)
                      return (
                        <td key={h.Ilk} className={css.yok}>
                          <span aria-hidden>·</span>
                          <span className="visually-hidden">yok</span>
                        </td>
                      );
                    const sinir = h.IsGunu * GUNLUK_SAAT;
                    const oran = sinir === 0 ? Infinity : saat / sinir;
                    const ad = `${k.Kisi}, ${tarihYaz(h.Ilk)} haftası: ${saatYaz(yazilan)} saat yazıldı, ${saatYaz(kalan)} saat kaldı, ${sinir} saatlik hafta`;
                    return (
                      <td key={h.Ilk} className={css.hucre} data-ton={TONLAR.findIndex((t) => oran <= t.ust)}>
                        <Link to={planlar({ hafta: h.Ilk, yuk: k.KisiId })} title={ad}>
                          {Math.round(saat)}
                          <span className="visually-hidden"> saat: {ad}</span>
                        </Link>
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className={css.aciklama} aria-hidden>
        {TONLAR.map((t, i) => (
          <span key={t.ad} className={css.ornek} data-ton={i}>
            {t.ad}
          </span>
        ))}
      </p>
    </Panel>
  );
}
