import { Button } from '@mantine/core';
import IconPlugConnectedX from '~icons/tabler/plug-connected-x';
import css from './State.module.css';

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
    <div className={css.durum} data-compact={compact || undefined} role="alert">
      {!compact && (
        <span className={css.ikon} aria-hidden>
          <IconPlugConnectedX size={28} stroke={1.5} />
        </span>
      )}
      <p className={css.baslik}>Bilgiler alınamadı</p>
      <p className={css.metin}>{error.message}</p>
      {onRetry && (
        <div className={css.eylem}>
          <Button variant="default" onClick={onRetry}>
            Yeniden dene
          </Button>
        </div>
      )}
    </div>
  );
}
