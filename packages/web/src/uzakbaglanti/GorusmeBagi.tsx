import IconHeadset from '~icons/tabler/headset';
import { Notice } from '../ui/Notice.tsx';
import { type Bagli, GorusmeNumarasi } from './GorusmeNumarasi.tsx';

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
