import { Button } from '@mantine/core';
import IconLock from '~icons/tabler/lock';
import IconPlugConnectedX from '~icons/tabler/plug-connected-x';
import { createContext, type ReactNode, use } from 'react';
import { EmptyState } from './EmptyState.tsx';

/** Tells whom to ask for a missing right. The frame of the product gives it, as `ui/` knows nobody. */
export const RefusalHelp = createContext<ReactNode>(null);

const answered = (error: object, status: number): boolean => 'status' in error && error.status === status;

/**
 * Error of a list or card that could not be read: the server's sentence, and a button to try again. A refusal for lack
 * of a right stays one, so it has whom to ask in the place of the button. A missing record stays missing.
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
  if (answered(error, 403))
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
  if (answered(error, 404))
    return (
      <EmptyState
        role="alert"
        compact={compact}
        title={error.message}
        text="Silinmiş ya da adresi yanlış yazılmış olabilir."
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
