import { type BenzerGorusme } from '@masabasi/core/masa/gorusme/satirlar';
import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import IconBulb from '~icons/tabler/bulb';
import IconChevronDown from '~icons/tabler/chevron-down';
import IconChevronRight from '~icons/tabler/chevron-right';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { gorusme as oda } from '../../calls/gorusme.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Panel } from '../../ui/Panel.tsx';
import css from './BenzerGorusmeler.module.css';

/** One similar ticket: the reason for the match and, when opened, its solution. */
function Benzer({ b }: { readonly b: BenzerGorusme }) {
  const [acik, setAcik] = useState(false);
  const id = useId();
  const Ok = acik ? IconChevronDown : IconChevronRight;
  return (
    <li>
      <Link to={`/islemler/musterigorusme/detay?id=${b.Id}`}>{`${b.No} ${b.Baslik}`}</Link>
      <span className={css.alt}>{b.Neden}</span>
      <span className={css.alt}>{`${b.Musteri} · ${tarihYaz(istanbulGunu(b.CozumZamani))}`}</span>
      <button
        type="button"
        className={css.dugme}
        aria-expanded={acik}
        aria-controls={id}
        onClick={() => setAcik(!acik)}
      >
        <Ok size={16} aria-hidden />
        {acik ? 'Çözümü Gizle' : 'Çözümü Göster'}
        <span className="visually-hidden">{`: ${b.No}`}</span>
      </button>
      <p id={id} className={css.cozum} hidden={!acik}>
        {b.Cozum}
      </p>
    </li>
  );
}

/** Solved tickets similar to an open ticket. Without any, nothing is shown. */
export function BenzerGorusmeler({ gorusmeId }: { readonly gorusmeId: number }) {
  const { data } = useEndpoint(oda.benzerGorusmeler, { Id: gorusmeId });
  if (!data || data.benzerler.length === 0) return null;
  return (
    <Panel title="Benzer Çözülenler" icon={<IconBulb />}>
      <ul className={css.liste} aria-label="Benzer çözülmüş görüşmeler">
        {data.benzerler.map((b) => (
          <Benzer key={b.Id} b={b} />
        ))}
      </ul>
    </Panel>
  );
}
