import type { OlanKonusu } from '@masabasi/core/platform/olanlar/contract';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconChevronRight from '~icons/tabler/chevron-right';
import { Link } from 'react-router';
import { Chip } from '../../ui/Chip.tsx';
import css from './OlanKonulari.module.css';

/** Labels of the links to the page of a matter. */
const AC: Readonly<Record<string, string>> = {
  gorusme: 'Görüşmeyi Aç',
  egitim: 'Eğitimi Aç',
  webistek: 'İsteği Aç',
  talep: 'İsteklerime Git',
  duyuru: 'Duyurulara Git',
};

function Satir({ s }: { readonly s: OlanKonusu['satirlar'][number] }) {
  return (
    <li>
      <time dateTime={s.Zaman}>{zamanYaz(s.Zaman)}</time>
      <div className={css.ne}>
        {s.Yol === null ? <span>{s.Metin}</span> : <Link to={s.Yol}>{s.Metin}</Link>}
        {s.Kim !== null && <span className={css.kim}>{s.Kim}</span>}
      </div>
    </li>
  );
}

/** Matters, one line each. A line opens to show its events. */
export const OlanKonulari = ({
  label,
  konular,
}: {
  readonly label: string;
  readonly konular: readonly OlanKonusu[];
}) => (
  <ul className={css.konular} aria-label={label}>
    {konular.map((k) => (
      <li key={`${k.Oda} ${k.Id}`}>
        <details>
          <summary className={css.ust}>
            <IconChevronRight size={18} className={css.ok} aria-hidden />
            <span className={css.yazi}>
              <span className={css.baslik}>
                <b>{k.Baslik}</b>
                {k.Bekler !== null && (
                  <Chip tone="warn" icon={<IconAlertTriangle size={14} />}>
                    {k.Bekler}
                  </Chip>
                )}
              </span>
              <span className={css.ozet}>{k.Cumle}</span>
              <span className={css.kim}>{k.Alt}</span>
            </span>
          </summary>
          <ol className={css.satirlar} aria-label={`${k.Baslik}: olanlar`}>
            {k.satirlar.map((s) => (
              <Satir key={`${s.Zaman} ${s.Yol ?? s.Tur} ${s.Metin}`} s={s} />
            ))}
          </ol>
          {k.Yol !== null && (
            <Link className={css.ac} to={k.Yol}>
              {AC[k.Oda] ?? 'Aç'}
            </Link>
          )}
        </details>
      </li>
    ))}
  </ul>
);
