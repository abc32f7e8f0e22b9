import type { Basari } from '@masabasi/core/platform/call/endpoint';
import { METIN } from '@masabasi/core/izin/izin/rules';
import { Button } from '@mantine/core';
import IconArrowBackUp from '~icons/tabler/arrow-back-up';
import { izin as oda } from '../../calls/izin.ts';
import { useAction } from '../../platform/call/api.ts';
import { BulkResult } from '../../ui/BulkResult.tsx';
import { bildir } from '../../ui/Toast.tsx';

export type TopluCevap = Basari<typeof oda.izinkaydet>;

/** The result of a bulk entry: the number of new leaves, and the skipped people with reasons. It can be undone. */
export function TopluSonuc({ cevap, onClose }: { cevap: TopluCevap; onClose: () => void }) {
  const geriAl = useAction(oda.izinTopluGeriAl, {
    onSuccess: ({ kaldirilan }) => {
      bildir({ baslik: METIN.islemBasarili, metin: `${kaldirilan} kişinin izni geri alındı.`, tur: 'success' });
      onClose();
    },
  });
  return (
    <BulkResult
      title={METIN.topluBaslik}
      done={`${cevap.eklenen} kişiye izin yazıldı.`}
      refused={cevap.atlanan.map((a) => ({ id: a.UserId, name: a.Ad, why: a.neden }))}
      left={`${cevap.atlanan.length} kişi atlandı.`}
      label="Atlanan kişiler"
      nameHeader="Kişi"
      actions={
        cevap.Idler.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            loading={geriAl.isPending}
            onClick={() => geriAl.mutate({ Idler: cevap.Idler })}
          >
            Geri Al
          </Button>
        )
      }
      onClose={onClose}
    />
  );
}
