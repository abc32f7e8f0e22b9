import type { Basari } from '@masabasi/core/endpoint';
import { izin as oda } from '@masabasi/core/izin/contract';
import { METIN } from '@masabasi/core/izin/rules';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react';
import { useAction } from '../api.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Table } from '../ui/Table.tsx';
import { bildir } from '../ui/Toast.tsx';

export type TopluCevap = Basari<typeof oda.izinkaydet>;

/** How a bulk entry ended: how many were written, who was passed over and why. It can be taken back. */
export function TopluSonuc({ cevap, onClose }: { cevap: TopluCevap; onClose: () => void }) {
  const geriAl = useAction(oda.izinTopluGeriAl, {
    onSuccess: ({ kaldirilan }) => {
      bildir({ baslik: METIN.islemBasarili, metin: `${kaldirilan} kişinin izni geri alındı.`, tur: 'success' });
      onClose();
    },
  });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={METIN.topluBaslik}
      width={680}
      readOnly
      footer={
        <>
          {cevap.Idler.length > 0 && (
            <Button
              variant="default"
              leftSection={<IconArrowBackUp size={16} aria-hidden />}
              loading={geriAl.isPending}
              onClick={() => geriAl.mutate({ Idler: cevap.Idler })}
            >
              Geri Al
            </Button>
          )}
          <Button onClick={onClose} data-autofocus>
            Kapat
          </Button>
        </>
      }
    >
      <Notice tone="ok" icon={<IconCircleCheck />}>
        {cevap.eklenen} kişiye izin yazıldı.
      </Notice>
      {cevap.atlanan.length > 0 && (
        <>
          <Notice tone="warn" icon={<IconAlertTriangle />}>
            {cevap.atlanan.length} kişi atlandı.
          </Notice>
          <Table
            label="Atlanan kişiler"
            rows={cevap.atlanan}
            rowKey={(a) => a.UserId}
            empty=""
            columns={[
              { key: 'Ad', header: 'Kişi', width: '220px', renderCell: (a) => a.Ad },
              { key: 'neden', header: 'Neden', renderCell: (a) => a.neden },
            ]}
          />
        </>
      )}
    </Dialog>
  );
}
