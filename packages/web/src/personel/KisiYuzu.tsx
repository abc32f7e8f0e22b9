import { lazy, Suspense } from 'react';
import { Avatar } from '../ui/Avatar.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';

/** Fetched by whoever points at a face: the first screen shows faces only. */
const KisiHali = lazy(() => import('./KisiHali.tsx'));

/** A colleague's face; whoever points at it sees where they are, as far as that board is theirs to see. */
export const KisiYuzu = ({ id, ad, size }: { readonly id: number; readonly ad: string; readonly size?: number }) => (
  <Tooltip
    label={
      <Suspense fallback={<b>{ad}</b>}>
        <KisiHali id={id} ad={ad} />
      </Suspense>
    }
    side="top"
  >
    <Avatar name={ad} {...(size !== undefined && { size })} />
  </Tooltip>
);
