import { Button } from '@mantine/core';
import { Dialog } from './Dialog.tsx';

export interface Soru {
  readonly baslik: string;
  readonly metin: string;
  readonly onay?: string;
  readonly vazgec?: string;
  /** True for an act that cannot be undone: its button is red. */
  readonly tehlikeli?: boolean;
}

export default function ConfirmDialog({ soru, onAnswer }: { soru: Soru; onAnswer: (evet: boolean) => void }) {
  return (
    <Dialog
      opened
      onClose={() => onAnswer(false)}
      title={soru.baslik}
      width={420}
      compact
      footer={
        <>
          <Button variant="default" onClick={() => onAnswer(false)} data-autofocus={soru.tehlikeli || undefined}>
            {soru.vazgec ?? 'Vazgeç'}
          </Button>
          <Button
            color={soru.tehlikeli ? 'danger' : undefined}
            onClick={() => onAnswer(true)}
            data-autofocus={!soru.tehlikeli || undefined}
          >
            {soru.onay ?? 'Onayla'}
          </Button>
        </>
      }
    >
      <p style={{ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{soru.metin}</p>
    </Dialog>
  );
}
