import { Button, Flex, Stack, Text, TextInput } from '@mantine/core';
import { yeniParolaHatasi } from '@masabasi/core/kisi/oturum/rules';
import { DAVET_GUN, METIN, PAROLA_BAYTI, parolaUret } from '@masabasi/core/kisi/personel/rules';
import type { PersonelKarti } from '@masabasi/core/kisi/personel/contract';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import IconCopy from '~icons/tabler/copy';
import IconKey from '~icons/tabler/key';
import IconMailForward from '~icons/tabler/mail-forward';
import { useState } from 'react';
import { personel as oda } from '../../calls/personel.ts';
import { useAction } from '../../platform/call/api.ts';
import { kopyala } from '../../platform/clipboard/kopyala.ts';
import { useForm } from '../../platform/form/form.ts';
import { useYetki } from '../../platform/session/oturum.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface ParolaVerDialogProps {
  readonly kisi: PersonelKarti;
  readonly ad: string;
  readonly onClose: () => void;
}

/** The generated password, shown once. */
function UretilenParola({ ad, parola, onClose }: { ad: string; parola: string; onClose: () => void }) {
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`Geçici Parola: ${ad}`}
      footer={
        <Button data-autofocus onClick={onClose}>
          Kapat
        </Button>
      }
    >
      <Stack gap={12}>
        <Text>
          {ad} bu parolayla girer ve ilk girişinde kendi parolasını belirler. Parola yalnızca şimdi gösterilir.
        </Text>
        <Flex gap={8} align="flex-end">
          <TextInput
            flex={1}
            label="Geçici parola"
            readOnly
            className="tnum"
            value={parola}
            onFocus={(e) => e.currentTarget.select()}
          />
          <Button
            variant="default"
            leftSection={<IconCopy size={16} aria-hidden />}
            onClick={() => void kopyala(parola, 'Geçici parola')}
          >
            Kopyala
          </Button>
        </Flex>
      </Stack>
    </Dialog>
  );
}

/** Gives a person the first or a temporary password: an invitation by mail, a generated one, or a typed one. */
export default function ParolaVerDialog({ kisi, ad, onClose }: ParolaVerDialogProps) {
  const { PostaGider, DisAdres } = useYetki();
  const [uretilen, setUretilen] = useState<string | null>(null);
  const davet = useAction(oda.personelDavetEt, {
    onSuccess: ({ Eposta, SonGecerlilik }) => {
      bildir({
        baslik: 'Davet gönderildi',
        metin: `${Eposta} adresine; ${zamanYaz(SonGecerlilik)} tarihine kadar çalışır.`,
        tur: 'success',
      });
      onClose();
    },
  });
  const uret = useAction(oda.personelParolaVer, {
    onSuccess: (_, { Parola }) => {
      setUretilen(Parola);
      void kopyala(Parola, 'Geçici parola');
    },
  });
  const form = useForm(oda.personelParolaVer, {
    draft: null,
    initial: () => ({ Parola: '', Tekrar: '' }),
    request: ({ Parola, Tekrar }) => yeniParolaHatasi(Parola, Tekrar) ?? { Id: kisi.Id, Parola, Tekrar },
    onSuccess: () => {
      bildir({ baslik: 'Geçici parola verildi', metin: `${ad} ilk girişinde değiştirecek.`, tur: 'success' });
      onClose();
    },
  });
  if (uretilen !== null) return <UretilenParola ad={ad} parola={uretilen} onClose={onClose} />;
  const davetsiz = !PostaGider || !DisAdres ? METIN.davetGitmez : kisi.Eposta === null ? METIN.epostaYok : null;
  const parolaliVer = () => {
    const Parola = parolaUret(crypto.getRandomValues(new Uint8Array(PAROLA_BAYTI)));
    uret.mutate({ Id: kisi.Id, Parola, Tekrar: Parola });
  };
  return (
    <FormDialog title={`Parola Ver: ${ad}`} form={form} onClose={onClose} submit="Parolayı Ver">
      <Stack gap={4}>
        <Flex gap={8} wrap="wrap">
          <Button
            variant={davetsiz === null ? 'filled' : 'default'}
            leftSection={<IconMailForward size={16} aria-hidden />}
            disabled={davetsiz !== null}
            loading={davet.isPending}
            onClick={() => davet.mutate({ Id: kisi.Id })}
          >
            E-posta ile davet et
          </Button>
          <Button
            variant={davetsiz === null ? 'default' : 'filled'}
            leftSection={<IconKey size={16} aria-hidden />}
            loading={uret.isPending}
            onClick={parolaliVer}
          >
            Geçici parola üret ve kopyala
          </Button>
        </Flex>
        <Text fz={13} c="dimmed">
          {davetsiz ??
            `Davet ${kisi.Eposta ?? ''} adresine gider: bağlantı bir kez ve ${DAVET_GUN} gün çalışır, kişi parolasını kendi belirler.`}
        </Text>
      </Stack>
      <Text>
        Verdiğiniz parola geçicidir: kişi ilk girişinde kendi parolasını belirler. Açık oturumları varsa hemen kapanır.
      </Text>
      <PasswordField {...form.field('Parola')} label="Geçici Parola" autoComplete="new-password" first />
      <PasswordField {...form.field('Tekrar')} label="Geçici Parola (Tekrar)" autoComplete="new-password" />
    </FormDialog>
  );
}
