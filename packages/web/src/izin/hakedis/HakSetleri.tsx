import type { HakSeti } from '@masabasi/core/izin/hakedis/contract';
import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { Button, Flex, Stack, Text } from '@mantine/core';
import IconPlus from '~icons/tabler/plus';
import { useState } from 'react';
import { hakedis as oda } from '../../calls/hakedis.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { Chip } from '../../ui/Chip.tsx';
import { onayla } from '../../ui/Confirm.tsx';
import { Read } from '../../ui/Read.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import { Table } from '../../ui/Table.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { YardimDugmesi } from '../../platform/yardim/YardimDugmesi.tsx';

const HakDilimiDialog = onDemand(() => import('./HakDilimiDialog.tsx'));

const yilAraligi = (bas: number, son: number | undefined) => {
  if (son === undefined) return `${bas}. yıl ve sonrası`;
  return bas === son ? `${bas}. yıl` : `${bas}–${son}. yıllar`;
};

interface SetKartiProps {
  readonly set: HakSeti;
  readonly bitis: string | undefined;
  readonly gecerli: boolean;
  readonly tek: boolean;
  readonly onDuzenle: () => void;
  readonly onSil: () => void;
}

/** A set of tiers with its period. */
function SetKarti({ set, bitis, gecerli, tek, onDuzenle, onSil }: SetKartiProps) {
  const baslik = `${tarihYaz(set.GecerliBaslangic)} ve sonrası`;
  return (
    <Panel
      title={baslik}
      actions={
        <Flex component="span" gap={4} align="center">
          {gecerli && <Chip tone="ok">Şimdi geçerli</Chip>}
          <RowActions name={baslik} onEdit={onDuzenle} onDelete={tek ? undefined : onSil} />
        </Flex>
      }
    >
      {bitis !== undefined && (
        <Text pt={12} px={16} fz={13} c="dimmed">
          {tarihYaz(bitis)} tarihine kadar dolan yıllar için.
        </Text>
      )}
      <Table
        label={`Hak dilimleri: ${baslik}`}
        rows={set.dilimler}
        rowKey={(d) => d.EnAzYil}
        empty=""
        columns={[
          {
            key: 'Yil',
            header: 'Hizmet yılı',
            renderCell: (d) => {
              const sonraki = set.dilimler[set.dilimler.indexOf(d) + 1];
              return yilAraligi(d.EnAzYil, sonraki && sonraki.EnAzYil - 1);
            },
          },
          {
            key: 'Gun',
            header: 'Yıllık izin',
            width: '160px',
            align: 'right',
            renderCell: (d) => <span className="tnum">{d.Gun} gün</span>,
          },
        ]}
      />
    </Panel>
  );
}

/** Days of annual leave for each completed year of service, by start date (law 4857 m. 53). */
export function HakSetleri() {
  const liste = useEndpoint(oda.hakDilimleri, {}, { refetchOnMount: 'always' });
  const [acik, setAcik] = useState<HakSeti | 'yeni' | null>(null);
  const sil = useAction(oda.hakDilimiSil, {
    onSuccess: () => bildir({ baslik: 'Hak dilimleri silindi', tur: 'success' }),
  });
  const setler = liste.data?.setler;
  const bugun = istanbulGunu(simdi());
  const gecerli = setler?.findLast((s, i) => i === 0 || s.GecerliBaslangic <= bugun);
  const silSor = async (eski: HakSeti) => {
    const evet = await onayla({
      baslik: 'Hak Dilimlerini Sil',
      metin: `${tarihYaz(eski.GecerliBaslangic)} tarihinden itibaren geçerli dilimler silinir; o tarihten sonraki haklar bir önceki dilimlerle hesaplanır.`,
      onay: 'Sil',
      tehlikeli: true,
    });
    if (evet) sil.mutate({ eski });
  };
  return (
    <>
      <Flex gap="8px 16px" wrap="wrap" align="center" justify="space-between" mb={16} c="dimmed">
        <Text>
          Tamamlanan her hizmet yılının kazandırdığı yıllık izin, geçerlilik tarihine göre.{' '}
          <YardimDugmesi bolum="hak-dilimi-nedir" ad="Hak dilimi nedir?" />
        </Text>
        <Button leftSection={<IconPlus size={16} aria-hidden />} disabled={!setler} onClick={() => setAcik('yeni')}>
          Yeni Geçerlilik Tarihi
        </Button>
      </Flex>
      <Read of={liste} rows={6} />
      <Stack gap={16} maw={720}>
        {setler?.toReversed().map((set) => (
          <SetKarti
            key={set.GecerliBaslangic}
            set={set}
            bitis={setler[setler.indexOf(set) + 1]?.GecerliBaslangic}
            gecerli={set === gecerli}
            tek={setler.length === 1}
            onDuzenle={() => setAcik(set)}
            onSil={() => void silSor(set)}
          />
        ))}
      </Stack>
      {acik !== null && setler && (
        <HakDilimiDialog
          eski={acik === 'yeni' ? null : acik}
          ornek={acik === 'yeni' ? setler.at(-1)! : acik}
          yasal={liste.data?.yasal ?? []}
          onClose={() => setAcik(null)}
        />
      )}
    </>
  );
}
