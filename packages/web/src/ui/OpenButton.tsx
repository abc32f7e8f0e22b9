import type { ReactNode } from 'react';
import { LinkButton } from './LinkButton.tsx';

/** The name of a record that opens it in place. */
export const OpenButton = ({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) => (
  <LinkButton maw="100%" fw={500} style={{ overflow: 'hidden', textOverflow: 'ellipsis' }} onClick={onClick}>
    {children}
  </LinkButton>
);
