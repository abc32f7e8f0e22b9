import { METIN } from '@masabasi/core/kisi/kvkk/rules';
import { Box, Button } from '@mantine/core';
import { kvkk as oda } from '../../calls/kvkk.ts';
import { invalidate, useAction, useEndpoint } from '../../platform/call/api.ts';
import { kullaniciGuncelle } from '../../platform/session/oturum.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Read } from '../../ui/Read.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { AydinlatmaMetni } from './AydinlatmaMetni.tsx';

/** The KVKK notice, shown before anything else: read it, or sign out. It informs, and asks for no consent. */
export default function AydinlatmaDialog({ onRead, onLogout }: { onRead: () => void; onLogout: () => void }) {
  const sorgu = useEndpoint(oda.aydinlatma, {}, { refetchOnMount: 'always' });
  const okudum = useAction(oda.aydinlatmaGoruldu, {
    onSuccess: () => {
      kullaniciGuncelle({ AydinlatmaGerekli: false });
      onRead();
    },
    onRefusal: ({ msg }) => {
      bildir({ baslik: METIN.metinYenilendi, metin: msg, tur: 'info' });
      void invalidate('aydinlatma');
    },
  });
  const metin = sorgu.data?.aydinlatma;
  return (
    <>
      <main className="visually-hidden">
        <h1>Aydınlatma Metni</h1>
      </main>
      <Dialog
        opened
        onClose={() => undefined}
        closeOnEscape={false}
        withCloseButton={false}
        fullScreen
        readOnly
        title="Kişisel Verilerin Korunması: Aydınlatma Metni"
        footer={
          <>
            <Button variant="default" onClick={onLogout}>
              Çıkış
            </Button>
            <Button
              disabled={!metin}
              loading={okudum.isPending}
              onClick={() => metin && okudum.mutate({ Surum: metin.Surum })}
            >
              Okudum, anladım
            </Button>
          </>
        }
      >
        <Read of={sorgu} rows={12}>
          {({ aydinlatma }) => (
            <Box maw="76ch" my={0} mx="auto">
              <AydinlatmaMetni metin={aydinlatma.Metin} />
            </Box>
          )}
        </Read>
      </Dialog>
    </>
  );
}
