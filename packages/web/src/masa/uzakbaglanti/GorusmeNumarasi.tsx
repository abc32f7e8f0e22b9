import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import type { BaglantiSatiri } from '@masabasi/core/masa/uzakbaglanti/contract';
import { Link } from 'react-router';
import { useBen } from '../../platform/session/oturum.ts';

export type Bagli = Pick<BaglantiSatiri, 'GorusmeId' | 'GorusmeNo'>;

/** The number of the connection's ticket. A link for people who may open it. */
export function GorusmeNumarasi({ b, onGit }: { readonly b: Bagli; readonly onGit?: () => void }) {
  const ben = useBen();
  if (b.GorusmeId === null) return null;
  if (!SAYFA.gorusme.some((sayfa) => ben.acar(sayfa))) return b.GorusmeNo;
  return (
    <Link to={`/islemler/musterigorusme/detay?id=${b.GorusmeId}`} onClick={onGit}>
      {b.GorusmeNo}
    </Link>
  );
}
