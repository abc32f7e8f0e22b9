import { Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { takeFocus } from '../../ui/takeFocus.ts';

export interface KodAlaniProps {
  /** The kind of code, unless it is the authenticator's. */
  readonly aciklama?: string;
  /** True if another field gets the focus first. */
  readonly odaksiz?: boolean;
  /** For a controlled form. The sign-in form instead reads the input by its name, `kod`. */
  readonly value?: string;
  readonly onChange?: (kod: string) => void;
}

/** The second step of the sign-in: the authenticator's code, or a recovery code. */
export default function KodAlani({ aciklama, odaksiz = false, value, onChange }: KodAlaniProps) {
  const [secilen, setSecilen] = useState<'uygulama' | 'kurtarma' | null>(null);
  const kurtarma = secilen === 'kurtarma';
  return (
    <Stack gap={8} align="flex-start">
      <TextInput
        key={String(kurtarma)}
        // The other kind of code is another element.
        ref={odaksiz && secilen === null ? null : takeFocus}
        w="100%"
        name="kod"
        value={value}
        onChange={(e) => onChange?.(e.currentTarget.value)}
        label={kurtarma ? 'Kurtarma Kodu' : 'Doğrulama Kodu'}
        description={
          kurtarma
            ? 'Sakladığınız kodlardan kullanılmamış biri. Her kod bir kez geçerlidir.'
            : (aciklama ?? 'Doğrulama uygulamanızın gösterdiği 6 haneli kod.')
        }
        autoComplete={kurtarma ? 'off' : 'one-time-code'}
        inputMode={kurtarma ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
      />
      <Button
        size="compact-sm"
        ml={-14}
        variant="subtle"
        onClick={() => {
          setSecilen(kurtarma ? 'uygulama' : 'kurtarma');
          onChange?.('');
        }}
      >
        {kurtarma ? 'Uygulamadaki kodu kullan' : 'Kurtarma kodu kullan'}
      </Button>
    </Stack>
  );
}
