import { gundemSuresi, sureYazisi } from '@masabasi/core/is/toplanti/rules';
import type { ToplantiKarari, ToplantiKarti } from '@masabasi/core/is/toplanti/satirlar';
import { istanbulAni, istanbulGunu, istanbulSaati, ms, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { Chip } from '../../ui/Chip.tsx';
import { OpenButton } from '../../ui/OpenButton.tsx';
import css from './ToplantiGundemi.module.css';

export interface ToplantiGundemiProps {
  readonly t: ToplantiKarti;
  readonly acikKararlar: readonly ToplantiKarari[];
  readonly onAc: (Id: number) => void;
}

/** The start of each point, if the points before it keep their length. */
function baslamalari(t: ToplantiKarti): readonly (string | null)[] {
  const ilk = istanbulAni(istanbulGunu(t.Baslama_Zamani), istanbulSaati(t.Baslama_Zamani));
  let gecen = 0;
  let belli = true;
  return t.Gundem.map((m) => {
    const bas = belli ? istanbulSaati(ms(ilk) + gecen * 60_000) : null;
    if (m.Sure === null) belli = false;
    else gecen += m.Sure;
    return bas;
  });
}

/** Points have no Id, only a position. Equal points get the keys of a second, a third and so on. */
function anahtarlilar(t: ToplantiKarti) {
  const gorulen = new Map<string, number>();
  return t.Gundem.map((m) => {
    const n = (gorulen.get(m.Metin) ?? 0) + 1;
    gorulen.set(m.Metin, n);
    return { ...m, anahtar: `${n} ${m.Metin}` };
  });
}

/** The agenda: first the open decisions of earlier meetings. */
export function ToplantiGundemi({ t, acikKararlar, onAc }: ToplantiGundemiProps) {
  const saatler = baslamalari(t);
  return (
    <>
      {acikKararlar.length > 0 && (
        <section aria-label="Önceki toplantılardan açık kararlar">
          <h3 className={css.baslik}>Önceki toplantılardan açık kararlar</h3>
          <ul className={css.liste}>
            {acikKararlar.map((k) => (
              <li key={k.KararId}>
                <span className={css.metin}>{k.Metin}</span>
                <span className={css.soluk}>
                  {[k.Sorumlu, k.Termin && tarihYaz(k.Termin), k.GorevNo && `${k.GorevNo} ${k.GorevDurum}`]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {k.Gecikti && <Chip tone="warn">Gecikti</Chip>}
                <OpenButton onClick={() => onAc(k.ToplantiId)}>{k.ToplantiNo}</OpenButton>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label="Gündem maddeleri">
        <h3 className={css.baslik}>
          Gündem{t.Gundem.length > 0 && gundemSuresi(t.Gundem) > 0 && `, ${sureYazisi(gundemSuresi(t.Gundem))}`}
        </h3>
        {t.Gundem.length === 0 ? (
          <p className={css.yok}>Gündem yazılmamış.</p>
        ) : (
          <ol className={css.maddeler}>
            {anahtarlilar(t).map((m, i) => (
              <li key={m.anahtar}>
                <span className={css.metin}>{m.Metin}</span>
                <span className={css.soluk}>
                  {[saatler[i], m.Sure === null ? null : `${m.Sure} dk`, m.Sunan].filter(Boolean).join(' · ')}
                </span>
              </li>
            ))}
          </ol>
        )}
      </section>
    </>
  );
}
