import type { BoundField, FormState } from '../../ui/Form.tsx';
import { useJeton } from '../../platform/call/jeton.ts';
import KodAlani from '../oturum/KodAlani.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';

interface Dogrulama {
  readonly parola: string;
  readonly kod: string;
}
/** Form parts that prove the person's identity. */
export const DOGRULAMA = {
  draft: null,
  initial: (): Dogrulama => ({ parola: '', kod: '' }),
  request: ({ parola, kod }: Dogrulama) =>
    parola === '' || kod.trim() === '' ? 'Parolanızı ve kodu yazınız.' : { parola, kod: kod.trim() },
};

export interface IkiAdimDogrulaDialogProps {
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  readonly color?: string;
  readonly form: FormState & { readonly field: (name: keyof Dogrulama) => BoundField<string> };
  readonly onClose: () => void;
}

/** Password and code, asked before any change of the second step. */
export function IkiAdimDogrulaDialog({ text, form, ...props }: IkiAdimDogrulaDialogProps) {
  const hesap = useJeton()?.UserName ?? '';
  return (
    <FormDialog {...props} form={form}>
      <p style={{ margin: 0 }}>{text}</p>
      <input type="text" name="username" autoComplete="username" value={hesap} readOnly hidden />
      <PasswordField {...form.field('parola')} label="Parola" autoComplete="current-password" first />
      <KodAlani {...form.field('kod')} odaksiz />
    </FormDialog>
  );
}
