import { IconAlertCircle } from '@tabler/icons-react';
import css from './FormError.module.css';

/** Why a form was not accepted, above its buttons. The region exists before the text, so that it is read out. */
export const FormError = ({ message }: { message: string | null }) => (
  <div role="alert" className={css.bolge}>
    {message && (
      <p className={css.hata}>
        <IconAlertCircle size={18} aria-hidden />
        <span>{message}</span>
      </p>
    )}
  </div>
);
