import type { IzinTuruSatiri } from '@masabasi/core/izin/hakedis/contract';
import { gunSayisiYaz } from '@masabasi/core/izin/izin/rules';
import { YASAL_DEGERLER } from '@masabasi/core/izin/hakedis/yasal';
import { Button, Flex, Text } from '@mantine/core';
import IconPlus from '~icons/tabler/plus';
import { useState } from 'react';
import { hakedis as oda } from '../../calls/hakedis.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import { Swatch } from '../../ui/Swatch.tsx';
import { Table } from '../../ui/Table.tsx';
import { onDemand } from '../../ui/onDemand.tsx';

const IzinTuruDialog = onDemand(() => import('./IzinTuruDialog.tsx'));

const sure = (t: IzinTuruSatiri) => {
  if (t.Yasal !== null) return `Yasal: ${YASAL_DEGERLER[t.Yasal].ad}`;
  return t.VarsayilanGun === null ? 'Hakka ya da isteğe göre' : `${gunSayisiYaz(t.VarsayilanGun)} gün`;
};
const ozellikler = (t: IzinTuruSatiri) =>
  [
    t.Yillik && 'bakiyeden düşer',
    t.Ucretli ? 'ücretli' : 'ücretsiz',
    t.TakvimGunu && 'tatil günleri de sayılır',
    t.BelgeGerekir && 'belge gerekir',
    t.PanoGizli && 'panoda gizli',
  ]
    .filter(Boolean)
    .join(', ');

/** Kinds of leave with their special rules. */
export function IzinTurleri() {
  const liste = useEndpoint(oda.izinTurleri, {}, { refetchOnMount: 'always' });
  const [acik, setAcik] = useState<IzinTuruSatiri | 'yeni' | null>(null);
  return (
    <>
      <Flex gap="8px 16px" wrap="wrap" align="center" justify="space-between" mb={16} c="dimmed">
        <Text>
          Tür değişince girilmiş izinlerin süresi ve bakiyeler değişmez; yeni girilen izinler için geçerlidir.
        </Text>
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAcik('yeni')}>
          Yeni İzin Türü
        </Button>
      </Flex>
      <Panel>
        <Table
          label="İzin türleri"
          rows={liste.data?.turler}
          rowKey={(t) => t.Id}
          error={liste.error}
          onRetry={() => void liste.refetch()}
          empty="İzin türü yok."
          columns={[
            {
              key: 'Ad',
              header: 'İzin Türü',
              renderCell: (t) => (
                <Flex component="span" gap={4} align="center">
                  <Swatch color={t.Renk} /> {t.Ad}
                  {t.Aktif === 0 && <Chip tone="neutral">Kullanım dışı</Chip>}
                </Flex>
              ),
            },
            { key: 'Sure', header: 'Süre', renderCell: sure },
            { key: 'Ozellik', header: 'Özellikler', renderCell: ozellikler },
            {
              key: 'Kullanim',
              header: 'Kayıt',
              width: '80px',
              align: 'right',
              renderCell: (t) => <span className="tnum">{t.Kullanim}</span>,
            },
            {
              key: 'Islem',
              header: 'İşlem',
              width: '80px',
              renderCell: (t) => <RowActions name={t.Ad} onEdit={() => setAcik(t)} />,
            },
          ]}
        />
      </Panel>
      {acik !== null && <IzinTuruDialog tur={acik === 'yeni' ? null : acik} onClose={() => setAcik(null)} />}
    </>
  );
}
