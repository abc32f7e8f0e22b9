import { uretimi } from '@masabasi/core/pazarlama/teklif/rules';
import type { TeklifKarti } from '@masabasi/core/pazarlama/teklif/satirlar';
import { Button, Flex } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import { teklif as oda } from '../../calls/teklif.ts';
import { useAction } from '../../platform/call/api.ts';
import { onayla } from '../../ui/Confirm.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { bildir } from '../../ui/Toast.tsx';

/** The records that an acceptance made; they can be taken back or made again. */
export function TeklifUretimi({ t, yazar }: { readonly t: TeklifKarti; readonly yazar: boolean }) {
  const uretim = useAction(oda.teklifUretim, {
    onSuccess: (_c, { Var }) =>
      bildir({ baslik: Var ? 'Lisans, fatura ve eğitim oluşturuldu' : 'Geri alındı', tur: 'success' }),
  });
  const hal = uretimi(t);
  if (hal === null || !yazar) return null;
  const geriAl = async () => {
    const soru = {
      baslik: 'Geri Al',
      metin:
        'Kabulle açılan lisans iptal edilir, fatura taslağından vazgeçilir, planlanmamış eğitim isteği kaldırılır. Teklif kabul edilmiş kalır.',
      onay: 'Geri Al',
      tehlikeli: true,
    };
    if (await onayla(soru)) uretim.mutate({ Id: t.Id, Surum: t.Surum, Var: false });
  };
  return (
    <>
      {t.LisansEngeli !== '' && (
        <Notice tone="warn" icon={<IconAlertTriangle />}>
          Lisans açılamadı. {t.LisansEngeli}
        </Notice>
      )}
      {t.FaturaEngeli !== '' && (
        <Notice tone="warn" icon={<IconAlertTriangle />}>
          Fatura taslağı açılamadı. {t.FaturaEngeli}
        </Notice>
      )}
      <Flex gap={8} wrap="wrap">
        {hal.eksik && (
          <Button
            variant="default"
            loading={uretim.isPending}
            onClick={() => uretim.mutate({ Id: t.Id, Surum: t.Surum, Var: true })}
          >
            Eksikleri Oluştur
          </Button>
        )}
        {hal.var && t.FaturaDurum !== 'kesildi' && (
          <Button variant="default" loading={uretim.isPending} onClick={() => void geriAl()}>
            Oluşturulanları Geri Al
          </Button>
        )}
      </Flex>
    </>
  );
}
