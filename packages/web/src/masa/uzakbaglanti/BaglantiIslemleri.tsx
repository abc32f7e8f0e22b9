import type { BaglantiSatiri } from '@masabasi/core/masa/uzakbaglanti/contract';
import { type BaglantiCagirani, kendininMi, yazmaEngeli } from '@masabasi/core/masa/uzakbaglanti/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { ActionIcon, Button } from '@mantine/core';
import IconKey from '~icons/tabler/key';
import IconPencil from '~icons/tabler/pencil';
import { type ReactNode, useCallback, useState } from 'react';
import { uzakbaglanti as oda } from '../../calls/uzakbaglanti.ts';
import { useAction } from '../../platform/call/api.ts';
import { useKullanici, useYetkiVar } from '../../platform/session/oturum.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { bildir } from '../../ui/Toast.tsx';
import { onDemand } from '../../ui/onDemand.tsx';

const BaglantiBitirDialog = onDemand(() => import('./BaglantiBitirDialog.tsx'));
const BaglantiDialog = onDemand(() => import('./BaglantiDialog.tsx'));

/** The acts on a connection, as buttons. */
export type Dugmeler = (b: BaglantiSatiri) => ReactNode;

/** A code, shown on request. Each request is logged. */
function Kod({ Id, ad }: { readonly Id: number; readonly ad: string }) {
  const ac = useAction(oda.baglantiKodu, {
    onSuccess: ({ Kod: kod }) => bildir({ baslik: 'Bağlantı kodu', metin: kod, tur: 'info' }),
  });
  return (
    <ActionIcon aria-label={`Bağlantı kodunu göster: ${ad}`} loading={ac.isPending} onClick={() => ac.mutate({ Id })}>
      <IconKey size={17} aria-hidden />
    </ActionIcon>
  );
}

interface DugmeProps {
  readonly b: BaglantiSatiri;
  readonly kim: BaglantiCagirani;
  readonly onEnd: (b: BaglantiSatiri) => void;
  readonly onEdit: (b: BaglantiSatiri) => void;
}

function Dugme({ b, kim, onEnd, onEdit }: DugmeProps) {
  if (!kendininMi(b, kim)) return null;
  return (
    <>
      {b.KodVar && <Kod Id={b.Id} ad={b.Musteri} />}
      {yazmaEngeli(b, kim, simdi()) === null && (
        <ActionIcon aria-label={`Düzelt: ${b.Musteri}`} onClick={() => onEdit(b)}>
          <IconPencil size={17} aria-hidden />
        </ActionIcon>
      )}
      {b.Bitis_Zamani === null && (
        <Button variant="default" aria-label={`Bitir: ${b.Musteri}`} onClick={() => onEnd(b)}>
          Bitir
        </Button>
      )}
    </>
  );
}

/** Gives its children the buttons of connections, and opens their dialogs. */
export function BaglantiIslemleri({ children }: { readonly children: (dugmeler: Dugmeler) => ReactNode }) {
  const { Id } = useKullanici();
  const dagitir = useYetkiVar(YETKI.gorusmeDagit);
  const [biten, setBiten] = useState<BaglantiSatiri | null>(null);
  const [duzeltilen, setDuzeltilen] = useState<BaglantiSatiri | null>(null);
  const dugmeler = useCallback<Dugmeler>(
    (b) => <Dugme b={b} kim={{ Id, dagitir }} onEnd={setBiten} onEdit={setDuzeltilen} />,
    [Id, dagitir],
  );
  return (
    <>
      {children(dugmeler)}
      {biten && <BaglantiBitirDialog satir={biten} onClose={() => setBiten(null)} />}
      {duzeltilen && <BaglantiDialog satir={duzeltilen} onClose={() => setDuzeltilen(null)} />}
    </>
  );
}
