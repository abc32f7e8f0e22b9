/* oxlint-disable react/no-array-index-key -- the parts of a fixed text are identified by their position */
import { metinBloklari } from '@masabasi/core/kisi/kvkk/rules';
import { Prose } from '../../ui/Prose.tsx';
import css from './AydinlatmaMetni.module.css';

/** The notice with headings, paragraphs and lists. Any other markup is shown as plain text. */
export function AydinlatmaMetni({ metin, baslik: Baslik = 'h3' }: { metin: string; baslik?: 'h3' | 'h4' }) {
  return (
    <Prose maw="76ch" className={`anywhere ${css.metin}`}>
      {metinBloklari(metin).map((b, i) => {
        if (b.tur === 'liste')
          return (
            <ul key={i}>
              {b.maddeler.map((m, n) => (
                <li key={n}>{m}</li>
              ))}
            </ul>
          );
        return b.tur === 'baslik' ? <Baslik key={i}>{b.metin}</Baslik> : <p key={i}>{b.metin}</p>;
      })}
    </Prose>
  );
}
