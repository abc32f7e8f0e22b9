import type { IzinSatiri } from '@masabasi/core/izin/izin/contract';
import { gunSayisiYaz, METIN } from '@masabasi/core/izin/izin/rules';
import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { ActionIcon, Button } from '@mantine/core';
import IconHistory from '~icons/tabler/history';
import { useState } from 'react';
import { izin as oda } from '../../calls/izin.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Table } from '../../ui/Table.tsx';
import { izinAraligiYaz } from './IzinKutusu.tsx';
import IzinGecmisiDialog from './IzinGecmisiDialog.tsx';

export interface SilinenIzinlerDialogProps {
  readonly userId: number;
  readonly ad: string;
  readonly onClose: () => void;
}

/** A person's deleted leaves: a legal record that is kept, with every version (settled: leave 6). */
export default function SilinenIzinlerDialog({ userId, ad, onClose }: SilinenIzinlerDialogProps) {
  const liste = useEndpoint(oda.silinenIzinler, { UserId: userId }, { refetchOnMount: 'always' });
  const [gecmis, setGecmis] = useState<IzinSatiri | null>(null);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`${ad}: Silinen İzinler`}
      width={960}
      readOnly
      footer={
        <Button onClick={onClose} data-autofocus>
          Kapat
        </Button>
      }
    >
      <Table
        label="Silinen izinler"
        rows={liste.data?.izinlist}
        rowKey={(i) => i.Id}
        error={liste.error}
        onRetry={() => void liste.refetch()}
        empty={METIN.kayitYok}
        columns={[
          { key: 'Tur', header: 'İzin Türü', renderCell: (i) => i.izinTur },
          {
            key: 'Baslangic',
            width: '110px',
            header: 'Başlangıç',
            nowrap: true,
            renderCell: (i) => tarihYaz(i.Baslangic),
          },
          { key: 'Bitis', width: '110px', header: 'Bitiş', nowrap: true, renderCell: (i) => tarihYaz(i.Bitis) },
          {
            key: 'Saat',
            width: '84px',
            header: 'Kul.Saat',
            align: 'right',
            renderCell: (i) => gunSayisiYaz(i.KullanilanSaat),
          },
          {
            key: 'Gun',
            width: '84px',
            header: 'Kul.Gün',
            align: 'right',
            renderCell: (i) => gunSayisiYaz(i.KullanilanGun),
          },
          { key: 'Silen', width: '150px', header: 'Silen', renderCell: (i) => i.Silen ?? 'Sistem' },
          {
            key: 'Zaman',
            width: '140px',
            header: 'Silinme',
            nowrap: true,
            renderCell: (i) => zamanYaz(i.SilinmeZamani),
          },
          {
            key: 'eylem',
            header: 'İşlemler',
            width: '56px',
            actions: true,
            renderCell: (i) => (
              <ActionIcon aria-label={`Geçmiş: ${i.izinTur}, ${izinAraligiYaz(i)}`} onClick={() => setGecmis(i)}>
                <IconHistory size={17} aria-hidden />
              </ActionIcon>
            ),
          },
        ]}
      />
      {gecmis && <IzinGecmisiDialog izin={gecmis} onClose={() => setGecmis(null)} />}
    </Dialog>
  );
}
