import type { Basari } from '@masabasi/core/endpoint';
import type { izin as oda } from '@masabasi/core/izin/contract';
import { METIN } from '@masabasi/core/izin/rules';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { Dialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Table } from '../ui/Table.tsx';

export type TopluCevap = Basari<typeof oda.izinkaydet>;

/** How a bulk entry ended: how many were written, who was passed over and why. */
export const TopluSonuc = ({ cevap, onClose }: { cevap: TopluCevap; onClose: () => void }) => (
  <Dialog
    opened
    onClose={onClose}
    title={METIN.topluBaslik}
    width={680}
    readOnly
    footer={
      <Button onClick={onClose} data-autofocus>
        Kapat
      </Button>
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
