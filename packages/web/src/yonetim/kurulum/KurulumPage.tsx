import { urunAdlariHatasi } from '@masabasi/core/yonetim/kurulum/rules';
import { yeniParolaHatasi } from '@masabasi/core/kisi/oturum/rules';
import { Box, Button, Text } from '@mantine/core';
import { Navigate, useNavigate } from 'react-router';
import { kurulum } from '../../calls/kurulum.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { girisYap } from '../../platform/session/oturum.ts';
import { FormError } from '../../ui/FormError.tsx';
import { Form } from '../../ui/Form.tsx';
import { FormRow, FormSection } from '../../ui/FormSection.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';

const BOS = {
  anahtar: '',
  sirket: '',
  lisans: '',
  departman: '',
  urun1: '',
  urun2: '',
  urun3: '',
  Ad: '',
  Soyad: '',
  UserName: '',
  parola: '',
  tekrar: '',
};
type KurulumFormu = typeof BOS;

/** These fields may stay empty. */
const SECIMLIK: ReadonlySet<string> = new Set(['lisans', 'urun2', 'urun3']);

const urunleri = ({ urun1, urun2, urun3 }: KurulumFormu): string[] =>
  [urun1, urun2, urun3].map((ad) => ad.trim()).filter((ad) => ad !== '');

const eksikler = (yazilan: KurulumFormu): Partial<Record<keyof KurulumFormu, string>> =>
  Object.fromEntries(
    Object.entries(yazilan).flatMap(([ad, deger]) =>
      !SECIMLIK.has(ad) && deger.trim() === '' ? [[ad, 'Bu alanı doldurunuz.']] : [],
    ),
  );

/** The first set-up of an empty installation: the company, its licence, the first administrator. */
export default function KurulumPage() {
  const git = useNavigate();
  const durum = useEndpoint(kurulum.kurulumDurumu, {});
  const form = useForm(kurulum.kur, {
    // The form has a key and passwords, so no draft is stored.
    draft: null,
    initial: () => BOS,
    errors: eksikler,
    request: (f) => {
      const { anahtar, sirket, lisans, departman, Ad, Soyad, UserName, parola, tekrar } = f;
      const urunler = urunleri(f);
      return (
        urunAdlariHatasi(urunler) ??
        yeniParolaHatasi(parola, tekrar) ?? {
          anahtar: anahtar.trim(),
          sirket: sirket.trim(),
          lisans: lisans.trim(),
          departman: departman.trim(),
          urunler,
          Ad: Ad.trim(),
          Soyad: Soyad.trim(),
          UserName: UserName.trim(),
          parola,
          tekrar,
        }
      );
    },
    onSuccess: async (_cevap, { lisans, UserName, parola }) => {
      bildir({ baslik: 'Kurulum tamamlandı', tur: 'success', sure: 3000 });
      const ret = await girisYap(UserName, parola, { lisans });
      // If the automatic sign-in was refused, the person continues on the sign-in page.
      if (ret !== null) void git('/login', { replace: true });
    },
  });
  if (durum.data?.kurulu) return <Navigate to="/login" replace />;

  return (
    <Box
      component="section"
      p={24}
      bg="var(--surface)"
      bd="1px solid var(--line)"
      bdrs={10}
      aria-labelledby="kurulum-baslik"
    >
      <Text id="kurulum-baslik" component="h1" mb={16} fz={18} lh="24px" fw={600}>
        İlk Kurulum
      </Text>
      <Form onSubmit={form.submit} refusals={form.refusals} held={form.held}>
        <TextField
          {...form.field('anahtar')}
          label="Kurulum Anahtarı"
          description="Sunucu başlarken ekrana ve günlüğe yazılan anahtar."
          spellCheck={false}
        />
        <FormSection name="Şirketiniz">
          <FormRow>
            <TextField {...form.field('sirket')} label="Şirket Adı" autoComplete="organization" />
            <TextField {...form.field('departman')} label="İlk Departman" placeholder="Örneğin Yönetim" />
          </FormRow>
          <TextField
            {...form.field('urun1')}
            label="Ne satıyorsunuz?"
            placeholder="Birinci ürününüzün adı"
            description="Müşteri, lisans ve görüşme kayıtlarında seçilir. Sonradan Ürünler sayfasında değiştirebilirsiniz."
          />
          <FormRow>
            <TextField {...form.field('urun2')} label="İkinci Ürün" placeholder="Varsa" />
            <TextField {...form.field('urun3')} label="Üçüncü Ürün" placeholder="Varsa" />
          </FormRow>
          <TextField
            {...form.field('lisans')}
            label="Lisans Anahtarı"
            description="Çalışanların giriş sayfasında yazacağı ortak anahtar. Boş bırakırsanız girişte sorulmaz."
          />
        </FormSection>
        <FormSection name="Siz: ilk yönetici">
          <FormRow>
            <TextField {...form.field('Ad')} label="Adınız" autoComplete="given-name" />
            <TextField {...form.field('Soyad')} label="Soyadınız" autoComplete="family-name" />
          </FormRow>
          <TextField {...form.field('UserName')} label="Kullanıcı Adı" autoComplete="username" autoCapitalize="none" />
          <FormRow>
            <PasswordField {...form.field('parola')} label="Parola" autoComplete="new-password" />
            <PasswordField {...form.field('tekrar')} label="Parola (Tekrar)" autoComplete="new-password" />
          </FormRow>
        </FormSection>
        <FormError message={form.message} />
        <Button type="submit" fullWidth loading={form.isPending}>
          Kurulumu Tamamla
        </Button>
      </Form>
    </Box>
  );
}
