import IconAlertCircle from '~icons/tabler/alert-circle';
import { useEffect, useRef } from 'react';
import css from './FormError.module.css';

/** Refusal of a form, above its buttons. The region exists before the text, so that a screen reader reads it out. */
export function FormError({ message }: { message: string | null }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message !== null) region.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return (
    <div ref={region} role="alert" className={css.bolge}>
      {message && (
        <p className={css.hata}>
          <IconAlertCircle size={18} aria-hidden />
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}
