import { VERSIYON_SURECI } from '@masabasi/core/is/versiyon/rules';
import { gecisEngeli } from '@masabasi/core/platform/process/surec';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { versiyon as oda } from '../../calls/versiyon.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Read } from '../../ui/Read.tsx';
import VersiyonYayinDialog from './VersiyonYayinDialog.tsx';

export interface VersiyonYayiniProps {
  readonly Id: number;
  readonly onClose: () => void;
}

/** Publishes a version from its row: the same question as on its page, or the reason against it. */
export default function VersiyonYayini({ Id, onClose }: VersiyonYayiniProps) {
  const detay = useEndpoint(oda.versiyonDetay, { Id }, { refetchOnMount: 'always' });
  const v = detay.data?.versiyon;
  const engel = v && gecisEngeli(VERSIYON_SURECI, v, 'yayinlandi', { isYonetir: false, yayinlar: true });
  if (detay.data && engel === null) return <VersiyonYayinDialog detay={detay.data} onClose={onClose} />;
  return (
    <Dialog
      opened
      title={v ? `Yayınla: ${v.Proje} ${v.No}` : 'Yayınla'}
      width={560}
      onClose={onClose}
      footer={
        v && (
          <Button component={Link} to={`${SAYFA.versiyon[0]}/${Id}`} variant="default">
            Versiyonu Aç
          </Button>
        )
      }
    >
      <Read of={detay} rows={6}>
        {() => <Text>{engel}</Text>}
      </Read>
    </Dialog>
  );
}
