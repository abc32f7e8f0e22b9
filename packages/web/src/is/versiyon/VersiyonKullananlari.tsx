import { tarihYaz, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { Link } from 'react-router';
import { versiyon as oda } from '../../calls/versiyon.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Read } from '../../ui/Read.tsx';
import css from './VersiyonSoranlari.module.css';

/** Licences in the panel. The others are in the window. */
const GORUNEN = 6;

/** Number of licences on a version, with the first of them. */
export function VersiyonKullananlari({ Id }: { readonly Id: number }) {
  const lisanslar = useEndpoint(oda.versiyonKullananlari, { Id });
  if (!lisanslar.data) return <Read of={lisanslar} rows={2} compact />;
  const { data } = lisanslar;
  return (
    <ul className={css.liste}>
      <li>
        <span className={css.ad}>
          {sayiYaz(data.Kullanan)} / {sayiYaz(data.Lisans)} geçerli lisans bu versiyonda
        </span>
      </li>
      {data.kullananlar.slice(0, GORUNEN).map((l) => (
        <li key={l.LisansId}>
          <Link to={`/tanimlar/musteri/detay?id=${l.MusteriId}`}>{l.Musteri}</Link>
          <span className={css.ek}>
            {l.LisansNo}
            {l.Zaman && `, ${tarihYaz(istanbulGunu(l.Zaman))} gününden beri`}
          </span>
        </li>
      ))}
      {data.Kullanan > GORUNEN && (
        <li>
          <span className={css.ek}>ve {sayiYaz(data.Kullanan - GORUNEN)} lisans daha</span>
        </li>
      )}
    </ul>
  );
}
