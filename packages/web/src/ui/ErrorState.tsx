import { Button } from '@mantine/core';
import IconLock from '~icons/tabler/lock';
import IconPlugConnectedX from '~icons/tabler/plug-connected-x';
import { createContext, type ReactNode, use } from 'react';
import { EmptyState } from './EmptyState.tsx';

/** Tells whom to ask for a missing right. The frame of the product gives it, as `ui/` knows nobody. */
export const RefusalHelp = createContext<ReactNode>(null);

const refused = (error: object): boolean => 'status' in error && error.status === 403;

/**
 * Error of a list or card that could not be read: the server's sentence, and a button to try again. A refusal for lack
 * of a right stays one, so it has whom to ask in the place of the button.
 */
export function ErrorState({
  error,
  onRetry,
  compact,
}: {
  error: { readonly message: string };
  onRetry?: () => void;
  compact?: boolean;
}) {
  const help = use(RefusalHelp);
  if (refused(error))
    return (
      <EmptyState
        role="alert"
        compact={compact}
        icon={!compact && <IconLock size={28} stroke={1.5} />}
        title="Yetkiniz yok"
        text={error.message}
        action={help}
      />
    );
  return (
    <EmptyState
      role="alert"
      compact={compact}
      icon={!compact && <IconPlugConnectedX size={28} stroke={1.5} />}
      title="Bilgiler alınamadı"
      text={error.message}
      action={
        onRetry && (
          <Button variant="default" onClick={onRetry}>
            Yeniden dene
          </Button>
        )
      }
    />
  );
}
