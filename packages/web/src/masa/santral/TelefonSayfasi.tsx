import { telefonHatasi, telefonSade } from '@masabasi/core/platform/identity/kimlik';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Box, Button, Flex } from '@mantine/core';
import IconInfoCircle from '~icons/tabler/info-circle';
import IconPhoneIncoming from '~icons/tabler/phone-incoming';
import IconSearch from '~icons/tabler/search';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { santral as oda } from '../../calls/santral.ts';
import { useAdres } from '../../platform/list/adres.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { Form } from '../../ui/Form.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Cagrilar } from './Cagrilar.tsx';
import { Dahililer } from './Dahililer.tsx';

/** Finds the owner of a telephone number. */
function NumaraBul() {
  const git = useNavigate();
  const [no, setNo] = useState('');
  const [hata, setHata] = useState<string | null>(null);
  const bul = () => {
    const yanlis = telefonHatasi(no);
    setHata(yanlis);
    if (yanlis === null) void git(`/islemler/musterigorusme/detay?telefon=${encodeURIComponent(telefonSade(no))}`);
  };
  return (
    <Form onSubmit={bul}>
      <Flex gap="8px 12px" wrap="wrap" align="flex-end" maw={480} mb={16}>
        <Box flex="1 1 220px">
          <TextField
            label="Numara"
            type="tel"
            value={no}
            error={hata ?? undefined}
            placeholder="0(532) 123 45 67"
            onChange={(v) => {
              setNo(v);
              setHata(null);
            }}
          />
        </Box>
        <Button type="submit" variant="default" leftSection={<IconSearch size={16} aria-hidden />}>
          Numarayı Bul
        </Button>
      </Flex>
    </Form>
  );
}

const SEKMELER = ['cevapsiz', 'hepsi', 'dahili'] as const;

/** The telephone without a call: missed calls, received calls, extensions. */
export default function TelefonSayfasi() {
  const [adres, setAdres] = useAdres();
  const yonetir = useYetkiVar(YETKI.sistemGor);
  const { data } = useEndpoint(oda.getCagriList, { Cevapsiz: true });
  const dene = useAction(oda.cagriDene);
  const sekme = SEKMELER.find((s) => s === adres.get('sekme')) ?? 'cevapsiz';
  return (
    <>
      <PageHeader
        title="Telefon"
        text="Cevapsız ve gelen çağrılar"
        actions={
          data?.Denenir && (
            <Button
              variant="default"
              leftSection={<IconPhoneIncoming size={16} aria-hidden />}
              loading={dene.isPending}
              onClick={() => dene.mutate({})}
            >
              Telefonu Çaldır
            </Button>
          )
        }
      />
      {data && !data.Kurulu && yonetir && (
        <Notice tone="warn" icon={<IconInfoCircle />}>
          Telefon santrali bağlı değil (SANTRAL_ANAHTARI): gelen çağrılar kart olarak görünmez. Deneme çağrısı yalnız
          sizde çalar.
        </Notice>
      )}
      <NumaraBul />
      <Tabs
        label="Çağrı bölümleri"
        value={sekme === 'dahili' && !yonetir ? 'cevapsiz' : sekme}
        onChange={(s) => setAdres({ telefon: '', sekme: s }, { replace: true })}
        tabs={[
          { value: 'cevapsiz', label: 'Geri Aranacak', count: data?.Bekleyen ?? 0, content: <Cagrilar cevapsiz /> },
          { value: 'hepsi', label: 'Son Çağrılar', content: <Cagrilar cevapsiz={false} /> },
          ...(yonetir ? [{ value: 'dahili', label: 'Dahililer', content: <Dahililer /> }] : []),
        ]}
      />
    </>
  );
}
