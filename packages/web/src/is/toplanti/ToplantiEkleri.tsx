import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Button } from '@mantine/core';
import css from './ToplantiDetayDialog.module.css';

/** Additions to approved minutes, each with its signature. */
export function ToplantiEkleri({
  ekler,
  onYaz,
}: {
  ekler: readonly { Id: number; Metin: string; Kisi: string; Zaman: string; Imza: string }[];
  onYaz: () => void;
}) {
  return (
    <section className={css.ekler} aria-label="Tutanağa ekler">
      <div className={css.bolumBasi}>
        <h3>Ekler</h3>
        <Button variant="default" size="compact-sm" onClick={onYaz}>
          Ek Yaz
        </Button>
      </div>
      {ekler.length === 0 && <p className={css.yok}>Tutanağa ek yapılmamış.</p>}
      {ekler.map((e, i) => (
        <article key={e.Id} className={css.ek}>
          <p className={css.metin}>{e.Metin}</p>
          <p className={css.soluk}>
            {i + 1}. ek · {e.Kisi}, {zamanYaz(e.Zaman)} · imza {e.Imza.slice(0, 16)}
          </p>
        </article>
      ))}
    </section>
  );
}
