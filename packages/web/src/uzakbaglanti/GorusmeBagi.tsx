import type { BaglantiSatiri } from '@masabasi/core/uzakbaglanti/contract';
import { SAYFA } from '@masabasi/core/sayfa';
import { IconHeadset } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useBen } from '../oturum.ts';
import { Notice } from '../ui/Notice.tsx';

type Bagli = Pick<BaglantiSatiri, 'GorusmeId' | 'GorusmeNo'>;

/** The number of a connection's contact, which leads to it for who may open it. */
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

export interface GorusmeBagiProps {
  readonly b: Bagli;
  readonly onGit: () => void;
  /** The customer that is chosen now is another one than the contact's. */
  readonly ayrilir?: boolean;
}

/** Above the form of a connection: which contact it belongs to. */
export function GorusmeBagi({ b, onGit, ayrilir = false }: GorusmeBagiProps) {
  if (b.GorusmeId === null) return null;
  return (
    <Notice tone={ayrilir ? 'warn' : 'info'} icon={<IconHeadset size={18} />}>
      <GorusmeNumarasi b={b} onGit={onGit} />{' '}
      {ayrilir ? 'görüşmesi başka müşterinin; kaydedince bağlantı ondan ayrılır.' : 'görüşmesinin bağlantısı.'}
    </Notice>
  );
}
