import { PasswordInput } from '@mantine/core';
import { useJeton } from '../jeton.ts';
import KodAlani from '../oturum/KodAlani.tsx';
import { ActionDialog } from '../ui/ActionDialog.tsx';

export interface IkiAdimDogrulaDialogProps {
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  readonly color?: string;
  /** As `useFormAction` answers it. */
  readonly action: {
    readonly isPending: boolean;
    readonly message: string | null;
    readonly setMessage: (msg: string | null) => void;
    readonly mutate: (fields: { parola: string; kod: string }) => void;
  };
  readonly onClose: () => void;
}

/** Password and code, before anything about the second step changes. */
export function IkiAdimDogrulaDialog({ title, text, submit, color, action, onClose }: IkiAdimDogrulaDialogProps) {
  const hesap = useJeton()?.UserName ?? '';
  return (
    <ActionDialog
      title={title}
      onClose={onClose}
      onSubmit={(oku) => {
        const [parola, kod] = [oku('parola'), oku('kod').trim()];
        if (parola === '' || kod === '') action.setMessage('Parolanızı ve kodu yazınız.');
        else action.mutate({ parola, kod });
      }}
      action={action}
      submit={submit}
      {...(color ? { color } : {})}
    >
      <p style={{ margin: 0 }}>{text}</p>
      <input type="text" name="username" autoComplete="username" value={hesap} readOnly hidden />
      <PasswordInput
        label="Parola"
        name="parola"
        autoComplete="current-password"
        data-autofocus
        visibilityToggleButtonProps={{ 'aria-label': 'Parolayı göster veya gizle' }}
      />
      <KodAlani odaksiz />
    </ActionDialog>
  );
}
