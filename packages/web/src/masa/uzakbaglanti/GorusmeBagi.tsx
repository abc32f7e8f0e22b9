import IconHeadset from '~icons/tabler/headset';
import { Notice } from '../../ui/Notice.tsx';
import { type Bagli, GorusmeNumarasi } from './GorusmeNumarasi.tsx';

export interface GorusmeBagiProps {
  readonly b: Bagli;
  readonly onGit: () => void;
  /** The chosen customer differs from the ticket's customer. */
  readonly ayrilir?: boolean;
}

/** The ticket of the connection, above the form. */
export function GorusmeBagi({ b, onGit, ayrilir = false }: GorusmeBagiProps) {
  if (b.GorusmeId === null) return null;
  return (
    <Notice tone={ayrilir ? 'warn' : 'info'} icon={<IconHeadset size={18} />}>
      <GorusmeNumarasi b={b} onGit={onGit} />{' '}
      {ayrilir ? 'görüşmesi başka müşterinin; kaydedince bağlantı ondan ayrılır.' : 'görüşmesinin bağlantısı.'}
    </Notice>
  );
}
