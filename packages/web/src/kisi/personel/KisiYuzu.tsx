import { lazy, Suspense } from 'react';
import { Avatar } from '../../ui/Avatar.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';

/** Loaded when the pointer is on a face: the first screen shows only faces. */
const KisiHali = lazy(() => import('./KisiHali.tsx'));

/** A colleague's face. Hovering shows their presence, if the reader may see that board. */
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
