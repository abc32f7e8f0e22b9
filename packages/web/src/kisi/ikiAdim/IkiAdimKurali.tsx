import { Button, Text } from '@mantine/core';
import IconShieldLock from '~icons/tabler/shield-lock';
import { Link } from 'react-router';
import { ikiAdim as oda } from '../../calls/ikiAdim.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { Chip } from '../../ui/Chip.tsx';
import { onayla } from '../../ui/Confirm.tsx';
import { Read } from '../../ui/Read.tsx';
import { Field, Fields } from '../../ui/Fields.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { bildir } from '../../ui/Toast.tsx';

/** The rule that privileged people need two-step sign-in, and the people who lack it. */
export function IkiAdimKurali() {
  const kural = useEndpoint(oda.ikiAdimKurali, {}, { refetchOnMount: 'always' });
  const sec = useAction(oda.ikiAdimKuraliSec, {
    onSuccess: (_, { Zorunlu }) =>
      bildir({ baslik: Zorunlu === 1 ? 'Artık zorunlu' : 'Zorunluluk kaldırıldı', tur: 'success', sure: 3000 }),
  });
  const { Zorunlu, KendiAcik, Acmayanlar } = kural.data ?? { Zorunlu: false, KendiAcik: false, Acmayanlar: [] };
  const adlar = Acmayanlar.map((k) => k.Ad).join(', ');
  const sor = async () => {
    const etkilenen = adlar === '' ? '' : ` Şu kişiler kurulumu bitirmeden başka bir şey yapamaz: ${adlar}.`;
    const evet = await onayla({
      baslik: Zorunlu ? 'Zorunluluğu Kaldır' : 'Zorunlu Kıl',
      metin: Zorunlu
        ? 'Tam yetkililer iki adımlı girişi kapatabilecek. Devam edilsin mi?'
        : `Tam yetkililer iki adımlı girişi açmak zorunda kalacak.${etkilenen} Devam edilsin mi?`,
      onay: Zorunlu ? 'Kaldır' : 'Zorunlu Kıl',
      tehlikeli: Zorunlu,
    });
    if (evet) sec.mutate({ Zorunlu: Zorunlu ? 0 : 1 });
  };
  return (
    <Panel
      id="iki-adim"
      title="İki Adımlı Giriş"
      icon={<IconShieldLock />}
      padded
      wide
      actions={
        kural.data &&
        (KendiAcik || Zorunlu) && (
          <Button
            size="compact-sm"
            variant="subtle"
            {...(Zorunlu && { color: 'danger' })}
            loading={sec.isPending}
            onClick={() => void sor()}
          >
            {Zorunlu ? 'Zorunluluğu Kaldır' : 'Zorunlu Kıl'}
          </Button>
        )
      }
    >
      <Read of={kural} rows={2}>
        {() => (
          <>
            <Fields>
              <Field name="Tam Yetkililer İçin">
                {Zorunlu ? <Chip tone="ok">Zorunlu</Chip> : <Chip>Kişinin seçimi</Chip>}
              </Field>
              <Field name="Açmamış Tam Yetkililer">{adlar === '' ? 'Yok' : adlar}</Field>
            </Fields>
            {!KendiAcik && !Zorunlu && (
              <Text mt={12} c="dimmed">
                Zorunlu kılmak için önce kendi{' '}
                <Link to="/ikiadim" style={{ textDecoration: 'underline' }}>
                  iki adımlı girişinizi
                </Link>{' '}
                açınız.
              </Text>
            )}
          </>
        )}
      </Read>
    </Panel>
  );
}
