import { type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router';

export interface RecordLinkProps {
  /** Address of the record's page. */
  readonly to: string;
  /** Opens the record in place. */
  readonly onOpen: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

const elsewhere = (e: MouseEvent) => e.ctrlKey || e.metaKey || e.shiftKey;

/** The name of a record. A press opens it in place, a press for a new tab or window opens its page there. */
export const RecordLink = ({ to, onOpen, className = 'anywhere', children }: RecordLinkProps) => (
  <Link
    to={to}
    draggable={false}
    className={className}
    onClick={(e) => {
      if (elsewhere(e)) return;
      e.preventDefault();
      onOpen();
    }}
  >
    {children}
  </Link>
);
