import { gunSayisiYaz } from '@masabasi/core/izin/izin/rules';
import { isteklerdenSonra } from '@masabasi/core/izin/izin/izinDefteri';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { Button, Flex } from '@mantine/core';
import { hakedis as oda } from '../../calls/hakedis.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Chip, type ChipTone } from '../../ui/Chip.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Table } from '../../ui/Table.tsx';
import { YardimDugmesi } from '../../platform/yardim/YardimDugmesi.tsx';

const TURLER: Readonly<Record<string, readonly [ad: string, ton: ChipTone]>> = {
  hak: ['Hak', 'ok'],
  acilis: ['Açılış', 'info'],
  duzeltme: ['Düzeltme', 'info'],
  izin: ['İzin', 'neutral'],
  istek: ['İstek', 'warn'],
};
const isaretli = (n: number) => (n > 0 ? `+${gunSayisiYaz(n)}` : gunSayisiYaz(n));

export interface IzinDefteriDialogProps {
  readonly userId: number;
  readonly ad: string;
  readonly onClose: () => void;
}

/** The lines of a leave balance: each anniversary with its days, corrections, leaves, and requests that wait. */
export default function IzinDefteriDialog({ userId, ad, onClose }: IzinDefteriDialogProps) {
  const defter = useEndpoint(oda.izinDefteri, { UserId: userId }, { refetchOnMount: 'always' });
  const ozet = defter.data?.personelizin;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`${ad}: İzin Bakiyesi`}
      width={760}
      readOnly
      footer={
        <Button variant="default" onClick={onClose}>
          Kapat
        </Button>
      }
    >
      {ozet && (
        <Flex
          component="p"
          direction="column"
          gap={4}
          mt={0}
          mb={12}
          mx={0}
          className="tnum"
          role="status"
          aria-label="Bakiye hesabı"
        >
          <span>
            {gunSayisiYaz(ozet.Kumulatif_Toplam)} hak − {gunSayisiYaz(ozet.Kullanilan)} kullanılan ={' '}
            <b>{gunSayisiYaz(ozet.KalanGun)} gün</b>{' '}
            <YardimDugmesi bolum="kalan-gün-ve-devir" ad="Kalan gün ve devir" />
          </span>
          {ozet.Bekleyen !== 0 && (
            <span>
              Bekleyen istekler {gunSayisiYaz(ozet.Bekleyen)} gün, onaylanırsa kalan{' '}
              <b>{gunSayisiYaz(isteklerdenSonra(ozet))} gün</b>
            </span>
          )}
        </Flex>
      )}
      <Table
        label="İzin bakiyesi dökümü"
        rows={defter.data?.satirlar}
        rowKey={(s) => defter.data?.satirlar.indexOf(s) ?? 0}
        error={defter.error}
        onRetry={() => void defter.refetch()}
        empty="Henüz kazanılmış bir hak ya da kullanılmış izin yok."
        columns={[
          {
            key: 'Tarih',
            header: 'Tarih',
            width: '104px',
            nowrap: true,
            renderCell: (s) => (s.Tarih === null ? '' : tarihYaz(s.Tarih)),
          },
          {
            key: 'Tur',
            header: 'Tür',
            width: '100px',
            renderCell: (s) => <Chip tone={TURLER[s.Tur]![1]}>{TURLER[s.Tur]![0]}</Chip>,
          },
          { key: 'Ad', header: 'Açıklama', renderCell: (s) => s.Ad },
          {
            key: 'Gun',
            header: 'Gün',
            width: '80px',
            align: 'right',
            renderCell: (s) => <span className="tnum">{isaretli(s.Gun)}</span>,
          },
          {
            key: 'Bakiye',
            header: 'Bakiye',
            width: '88px',
            align: 'right',
            renderCell: (s) => <b className="tnum">{gunSayisiYaz(s.Bakiye)}</b>,
          },
        ]}
      />
    </Dialog>
  );
}
