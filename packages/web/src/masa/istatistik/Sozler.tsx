import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { ondalikYaz } from '@masabasi/core/masa/istatistik/rules';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { Link } from 'react-router';
import { istatistik as oda } from '../../calls/istatistik.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useIstatistikAdresi } from './istatistikAdresi.ts';
import { Read } from '../../ui/Read.tsx';
import { Panel } from '../../ui/Panel.tsx';
import css from './Sozler.module.css';

/** The words of the comments, without regard to suffixes: number of comments, and their average score. */
export function Sozler({ suzgec }: { readonly suzgec: Girdi<typeof oda.istatistikSozleri> & object }) {
  const { yanitlar } = useIstatistikAdresi();
  const okunan = useEndpoint(oda.istatistikSozleri, suzgec, { keepPrevious: true });
  return (
    <Panel title="Yorumlarda geçen sözler" padded>
      <Read of={okunan} rows={3}>
        {(data) =>
          data.sozler.length === 0 ? (
            <p className={css.not}>Bu dönemde yorum yazılmamış.</p>
          ) : (
            <>
              <p className={css.not}>
                {data.DahaVar ? 'En yeni ' : ''}
                <Link to={yanitlar({ hangi: 'yorumlu' })}>{sayiYaz(data.Yorum)} yorumda</Link> geçenler; yanlarında kaç
                yorumda geçtikleri ve bu yorumların ortalama puanı.
              </p>
              <ul className={css.sozler} aria-label="Sözler">
                {data.sozler.map((s) => (
                  <li key={s.Anahtar}>
                    <Link className={css.soz} to={yanitlar({ soz: s.Anahtar })}>
                      {s.Ad} <b>{sayiYaz(s.Adet)}</b>
                      {s.Puan !== null && <span className={css.puan}>puan {ondalikYaz(s.Puan, 0)}</span>}
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Read>
    </Panel>
  );
}
