import { Button } from '@mantine/core';
import IconPlugConnectedX from '~icons/tabler/plug-connected-x';
import { EmptyState } from './EmptyState.tsx';

/** Error of a list or card that could not be read: the server's sentence, and a button to try again. */
export function ErrorState({
  error,
  onRetry,
  compact,
}: {
  error: { readonly message: string };
  onRetry?: () => void;
  compact?: boolean;
}) {
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
