import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { Link } from 'react-router';
import { useBen } from '../../platform/session/oturum.ts';

export interface MusteriBagiProps {
  readonly Id: number;
  readonly ad: string;
  readonly onGit?: () => void;
  readonly className?: string;
}

/** A customer's name. A link to the card for people who may open it. */
export function MusteriBagi({ Id, ad, onGit, className }: MusteriBagiProps) {
  const ben = useBen();
  if (!SAYFA.musteri.some((sayfa) => ben.acar(sayfa))) return <span className={className}>{ad}</span>;
  return (
    <Link to={`/tanimlar/musteri/detay?id=${Id}`} className={className} onClick={onGit}>
      {ad}
    </Link>
  );
}
