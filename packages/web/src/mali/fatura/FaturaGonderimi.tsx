import { BITEN_GONDERIM } from '@masabasi/core/mali/fatura/gonderim';
import { zarfCumlesi } from '@masabasi/core/mali/fatura/zarf';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button, Text } from '@mantine/core';
import IconSend from '~icons/tabler/send';
import { fatura as oda } from '../../calls/fatura.ts';
import { useAction } from '../../platform/call/api.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { Field, Fields } from '../../ui/Fields.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { bildir } from '../../ui/Toast.tsx';
import type { FaturaDetayi } from './FaturaDetayPage.tsx';
import { GonderimEtiketi } from './GonderimEtiketi.tsx';

const KIME: Readonly<Record<FaturaDetayi['entegrator'], string>> = {
  yok: 'Entegratör tanımlı değil; fatura buradan gönderilemez. XML’i ya da PDF’i indirip kendiniz iletebilirsiniz.',
  deneme: 'Deneme entegratörüne gönderilir: hiçbir fatura GİB’e ya da alıcısına gitmez.',
  gercek: 'Mali mühür ve imza, faturayı gönderen entegratörün işidir; saklanan XML’de yeri ayrılmıştır.',
};

/** State of an invoice at the integrator, and the acts that a person may take. */
export function FaturaGonderimi({ detay: { fatura: f, gonderim: g, entegrator } }: { readonly detay: FaturaDetayi }) {
  const keser = useYetkiVar(YETKI.faturaKes);
  const gonder = useAction(oda.faturaGonder, {
    onSuccess: () => bildir({ baslik: 'Fatura gönderime alındı', tur: 'success' }),
  });
  const sor = useAction(oda.faturaDurumSorgula, {
    onSuccess: () => bildir({ baslik: 'Durumu soruluyor', tur: 'success' }),
  });
  if (f.No === null) return null;
  const gonderilir =
    keser &&
    entegrator !== 'yok' &&
    f.DurumAnahtar === 'kesildi' &&
    (g === null || g.Durum === 'reddedildi' || g.Durum === 'geriCekildi');
  return (
    <Panel title="Gönderim" icon={<IconSend />} padded>
      {g === null ? (
        <Text my={8} c="dimmed" fz={13}>
          {f.DurumAnahtar === 'iptal' ? 'Gönderilmeden iptal edildi.' : 'Henüz gönderilmedi.'}
        </Text>
      ) : (
        <Fields>
          <Field name="Durum">
            <GonderimEtiketi durum={g.Durum} />
          </Field>
          <Field name="Son Yanıt">{g.Kod === null ? null : zarfCumlesi(g.Kod)}</Field>
          {g.Aciklama !== '' && <Field name="Açıklama">{g.Aciklama}</Field>}
          {g.YanitNedeni !== '' && <Field name="Alıcının Nedeni">{g.YanitNedeni}</Field>}
          {g.Ulasma !== null && <Field name="Ulaştığı Zaman">{zamanYaz(g.Ulasma)}</Field>}
          <Field name="Son Sorulan">{zamanYaz(g.Zaman)}</Field>
        </Fields>
      )}
      <Text my={8} c="dimmed" fz={13}>
        {KIME[entegrator]}
      </Text>
      {gonderilir && (
        <Button
          variant="default"
          leftSection={<IconSend size={16} aria-hidden />}
          loading={gonder.isPending}
          onClick={() => gonder.mutate({ Id: f.Id, Surum: f.Surum })}
        >
          {g === null ? 'Gönder' : 'Yeniden Gönder'}
        </Button>
      )}
      {keser && entegrator !== 'yok' && g !== null && !BITEN_GONDERIM.has(g.Durum) && (
        <Button variant="default" loading={sor.isPending} onClick={() => sor.mutate({ Id: f.Id })}>
          Durumu Sor
        </Button>
      )}
    </Panel>
  );
}
