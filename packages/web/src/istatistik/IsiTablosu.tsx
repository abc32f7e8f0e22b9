import type { Istatistik, IsiSatiri } from '@masabasi/core/istatistik/contract';
import { type Donem, ondalikYaz } from '@masabasi/core/istatistik/rules';
import { sayiYaz } from '@masabasi/core/metin';
import { Link } from 'react-router';
import { type Sozler, useIstatistikAdresi } from '../istatistikAdresi.ts';
import { Panel } from '../ui/Panel.tsx';
import { ViewSwitch } from '../ui/ViewSwitch.tsx';
import css from './IsiTablosu.module.css';

/** Of five shades, the darkest for the best; each cell says its figure besides. */
const tonu = (puan: number): number => Math.min(4, Math.floor(puan / 20));

interface Sutun {
  readonly anahtar: string | number;
  readonly ad: string;
  readonly sozler: Sozler;
}

/** Questions by months or by products: the mean of what each answer is worth, as a coloured table. */
export function IsiTablosu({ isi, donem }: { readonly isi: Istatistik['isi']; readonly donem: Donem }) {
  const { soz, degistir, yanitlar } = useIstatistikAdresi();
  const urunde = soz('isi') === 'urun';
  const sutunlar: readonly Sutun[] = urunde
    ? isi.urunler.map((p) => ({ anahtar: p.Id, ad: p.Ad, sozler: { urun: p.Id } }))
    : isi.aylar.map((a) => ({
        anahtar: a.Ilk,
        ad: `${a.Ilk.slice(5, 7)}.${a.Ilk.slice(0, 4)}`,
        sozler: { ilk: a.Ilk, son: a.Son },
      }));
  const hucreleri = (r: IsiSatiri) => (urunde ? r.Urunler : r.Aylar);
  const tek = new Set(isi.satirlar.map((r) => r.Anket)).size < 2;
  return (
    <Panel
      title="Sorular"
      padded
      actions={
        <ViewSwitch
          label="Sorular neye göre"
          value={urunde ? 'urun' : 'ay'}
          onChange={(v) => degistir({ isi: v === 'ay' ? null : v })}
          options={[
            { value: 'ay', label: 'Aylara göre' },
            { value: 'urun', label: 'Ürünlere göre' },
          ]}
        />
      }
    >
      {isi.satirlar.length === 0 ? (
        <p className={css.bos}>Puanı olan bir soru yanıtlanmamış.</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is moved sideways by keyboard, too
        <div className={css.kap} role="region" aria-label="Soruların puanları" tabIndex={0}>
          <table className={css.tablo}>
            <thead>
              <tr>
                <th scope="col">Soru</th>
                <th scope="col">Hepsi</th>
                {sutunlar.map((k) => (
                  <th key={k.anahtar} scope="col">
                    {k.ad}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {isi.satirlar.map((r) => (
                <tr key={r.SoruId}>
                  <th scope="row">
                    {r.Soru}
                    {!tek && <span className={css.anket}>{r.Anket}</span>}
                  </th>
                  <Hucre
                    h={r}
                    yol={yanitlar({ soru: r.SoruId, ilk: donem.Ilk, son: donem.Son })}
                    ad={`${r.Soru}, hepsi`}
                  />
                  {sutunlar.map((k, i) => (
                    <Hucre
                      key={k.anahtar}
                      h={hucreleri(r)[i] ?? null}
                      yol={yanitlar({ soru: r.SoruId, ...k.sozler })}
                      ad={`${r.Soru}, ${k.ad}`}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className={css.aciklama} aria-hidden>
        {[0, 1, 2, 3, 4].map((ton) => (
          <span key={ton} className={css.ornek} data-ton={ton}>
            {ton * 20}–{ton === 4 ? 100 : ton * 20 + 19}
          </span>
        ))}
      </p>
    </Panel>
  );
}

interface HucreProps {
  readonly h: { readonly Adet: number; readonly Puan: number } | null;
  readonly yol: string;
  readonly ad: string;
}
const Hucre = ({ h, yol, ad }: HucreProps) =>
  h === null ? (
    <td className={css.yok}>
      <span aria-hidden>·</span>
      <span className="visually-hidden">yanıt yok</span>
    </td>
  ) : (
    <td data-ton={tonu(h.Puan)} className={css.hucre}>
      <Link to={yol} aria-label={`${ad}: ${ondalikYaz(h.Puan, 0)}, ${sayiYaz(h.Adet)} yanıt`}>
        {ondalikYaz(h.Puan, 0)}
      </Link>
    </td>
  );
