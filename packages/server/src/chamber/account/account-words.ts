import type { Language } from '@peshi/contract/platform/person'

export type AccountChange =
  | 'password'
  | 'password-reset'
  | 'mobile'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'recovery-codes'
  | 'passkey'
  | 'token'
  | 'companion'
  | 'guarded-sign-in'

interface Words {
  /**
   * Indian phone companies block an SMS that matches no registered template (DLT). `resetCode` and `proofCode` must
   * return exactly the registered texts.
   */
  resetCode(code: string): string
  resetTitle: string
  proofCode(code: string): string
  proofTitle: string
  signInCode(code: string): string
  haveAccountTitle: string
  haveAccount: string
  signIn: string
  change: Record<AccountChange, string>
  ifYou: string
  ifNotYou: string
  settings: string
}

export const accountWords: Record<Language, Words> = {
  en: {
    resetCode: (code) =>
      `${code} is your Peshi code to set a new password. It is good for 10 minutes. Do not tell it to anybody.`,
    resetTitle: 'Your code to set a new password',
    proofCode: (code) => `${code} is your Peshi code to prove that this address is yours. Do not tell it to anybody.`,
    proofTitle: 'Verify your address on Peshi',
    signInCode: (code) =>
      `${code} is your Peshi code to sign in on this device. There were many wrong tries with your account from elsewhere. Do not tell it to anybody.`,
    haveAccountTitle: 'You have an account on Peshi already',
    haveAccount:
      'Somebody, perhaps you, wanted to register with this address. Sign in instead, or set a new password if you forgot yours. If it was not you, there is nothing to do.',
    signIn: 'Sign in',
    change: {
      password: 'Your password was changed',
      'password-reset': 'Your password was reset by SMS code',
      mobile: 'Your mobile number was changed',
      'second-factor-on': 'Two-step sign-in was turned on',
      'second-factor-off': 'Two-step sign-in was turned off',
      'recovery-codes': 'New recovery codes were created',
      passkey: 'A passkey was added to your account',
      token: 'An API token was created for your account',
      companion: 'A companion was signed in to your account',
      'guarded-sign-in': 'Sign-in on a new device after many wrong tries',
    },
    ifYou: 'If it was you, there is nothing to do.',
    ifNotYou: 'If it was not, change your password at once and sign out every other device.',
    settings: 'Open the settings',
  },
  hi: {
    resetCode: (code) => `${code} नया पासवर्ड रखने के लिए आपका Peshi कोड है। यह 10 मिनट तक चलेगा। इसे किसी को न बताएँ।`,
    resetTitle: 'नया पासवर्ड रखने का आपका कोड',
    proofCode: (code) => `${code} आपका Peshi कोड है, यह साबित करने के लिए कि यह पता आपका है। इसे किसी को न बताएँ।`,
    proofTitle: 'Peshi पर अपना पता सत्यापित करें',
    signInCode: (code) =>
      `${code} इस डिवाइस पर साइन इन करने का आपका Peshi कोड है। कहीं और से आपके खाते पर कई ग़लत कोशिशें हुई हैं। इसे किसी को न बताएँ।`,
    haveAccountTitle: 'Peshi पर आपका खाता पहले से है',
    haveAccount:
      'किसी ने, शायद आपने, इस पते से पंजीकरण करना चाहा। इसके बजाय साइन इन करें, या पासवर्ड भूल गए हों तो नया रखें। यदि यह आपने नहीं किया तो कुछ करने की ज़रूरत नहीं।',
    signIn: 'साइन इन करें',
    change: {
      password: 'आपका पासवर्ड बदला गया',
      'password-reset': 'आपका पासवर्ड SMS कोड से रीसेट हुआ',
      mobile: 'आपका मोबाइल नंबर बदला गया',
      'second-factor-on': 'दो चरणों वाला साइन-इन चालू किया गया',
      'second-factor-off': 'दो चरणों वाला साइन-इन बंद किया गया',
      'recovery-codes': 'नए रिकवरी कोड बनाए गए',
      passkey: 'आपके खाते में एक पासकी जोड़ी गई',
      token: 'आपके खाते के लिए API टोकन बनाया गया',
      companion: 'आपके खाते में एक साथी एक्सटेंशन साइन इन हुआ',
      'guarded-sign-in': 'कई ग़लत कोशिशों के बाद नए डिवाइस पर साइन इन',
    },
    ifYou: 'यदि यह आपने किया है तो कुछ करने की ज़रूरत नहीं।',
    ifNotYou: 'यदि आपने नहीं किया तो तुरंत पासवर्ड बदलें और बाकी सभी उपकरण साइन आउट करें।',
    settings: 'सेटिंग खोलें',
  },
  ur: {
    resetCode: (code) =>
      `${code} نیا پاس ورڈ رکھنے کے لیے آپ کا Peshi کوڈ ہے۔ یہ 10 منٹ تک کارآمد ہے۔ اسے کسی کو نہ بتائیں۔`,
    resetTitle: 'نیا پاس ورڈ رکھنے کا آپ کا کوڈ',
    proofCode: (code) => `${code} آپ کا Peshi کوڈ ہے، یہ ثابت کرنے کے لیے کہ یہ پتہ آپ کا ہے۔ اسے کسی کو نہ بتائیں۔`,
    proofTitle: 'Peshi پر اپنے پتے کی تصدیق کریں',
    signInCode: (code) =>
      `${code} اس آلے پر سائن اِن کرنے کا آپ کا Peshi کوڈ ہے۔ کہیں اور سے آپ کے اکاؤنٹ پر کئی غلط کوششیں ہوئی ہیں۔ اسے کسی کو نہ بتائیں۔`,
    haveAccountTitle: 'Peshi پر آپ کا کھاتا پہلے سے ہے',
    haveAccount:
      'کسی نے، شاید آپ نے، اس پتے سے اندراج کرنا چاہا۔ اس کے بجائے سائن اِن کریں، یا پاس ورڈ بھول گئے ہوں تو نیا رکھیں۔ اگر یہ آپ نے نہیں کیا تو کچھ کرنے کی ضرورت نہیں۔',
    signIn: 'سائن اِن کریں',
    change: {
      password: 'آپ کا پاس ورڈ بدلا گیا',
      'password-reset': 'آپ کا پاس ورڈ SMS کوڈ سے ری سیٹ ہوا',
      mobile: 'آپ کا موبائل نمبر بدلا گیا',
      'second-factor-on': 'دو مرحلوں والا سائن اِن چالو کیا گیا',
      'second-factor-off': 'دو مرحلوں والا سائن اِن بند کیا گیا',
      'recovery-codes': 'نئے بحالی کوڈ بنائے گئے',
      passkey: 'آپ کے اکاؤنٹ میں ایک پاس کی شامل کی گئی',
      token: 'آپ کے اکاؤنٹ کے لیے API ٹوکن بنایا گیا',
      companion: 'آپ کے اکاؤنٹ میں ایک ساتھی ایکسٹینشن سائن اِن ہوا',
      'guarded-sign-in': 'کئی غلط کوششوں کے بعد نئے آلے پر سائن اِن',
    },
    ifYou: 'اگر یہ آپ نے کیا ہے تو کچھ کرنے کی ضرورت نہیں۔',
    ifNotYou: 'اگر آپ نے نہیں کیا تو فوراً پاس ورڈ بدلیں اور باقی تمام آلات سائن آؤٹ کریں۔',
    settings: 'ترتیبات کھولیں',
  },
  de: {
    resetCode: (code) =>
      `${code} ist Ihr Peshi-Code für ein neues Passwort. Er gilt 10 Minuten. Sagen Sie ihn niemandem.`,
    resetTitle: 'Ihr Code für ein neues Passwort',
    proofCode: (code) =>
      `${code} ist Ihr Peshi-Code, der zeigt, dass diese Adresse Ihnen gehört. Sagen Sie ihn niemandem.`,
    proofTitle: 'Bestätigen Sie Ihre Adresse bei Peshi',
    signInCode: (code) =>
      `${code} ist Ihr Peshi-Code für die Anmeldung auf diesem Gerät. Anderswo gab es viele falsche Versuche mit Ihrem Konto. Sagen Sie ihn niemandem.`,
    haveAccountTitle: 'Sie haben schon ein Konto bei Peshi',
    haveAccount:
      'Jemand, vielleicht Sie, wollte sich mit dieser Adresse registrieren. Melden Sie sich stattdessen an, oder setzen Sie ein neues Passwort, falls Sie Ihres vergessen haben. Wenn Sie es nicht waren, ist nichts zu tun.',
    signIn: 'Anmelden',
    change: {
      password: 'Ihr Passwort wurde geändert',
      'password-reset': 'Ihr Passwort wurde per SMS-Code zurückgesetzt',
      mobile: 'Ihre Mobilnummer wurde geändert',
      'second-factor-on': 'Die Anmeldung in zwei Schritten wurde eingeschaltet',
      'second-factor-off': 'Die Anmeldung in zwei Schritten wurde ausgeschaltet',
      'recovery-codes': 'Neue Wiederherstellungscodes wurden erstellt',
      passkey: 'Ihrem Konto wurde ein Passkey hinzugefügt',
      token: 'Für Ihr Konto wurde ein API-Token erstellt',
      companion: 'In Ihrem Konto wurde eine Begleiter-Erweiterung angemeldet',
      'guarded-sign-in': 'Anmeldung auf einem neuen Gerät nach vielen falschen Versuchen',
    },
    ifYou: 'Wenn Sie das waren, ist nichts zu tun.',
    ifNotYou: 'Wenn nicht, ändern Sie sofort Ihr Passwort und melden Sie alle anderen Geräte ab.',
    settings: 'Einstellungen öffnen',
  },
  fr: {
    resetCode: (code) =>
      `${code} est votre code Peshi pour un nouveau mot de passe. Il vaut 10 minutes. Ne le dites à personne.`,
    resetTitle: 'Votre code pour un nouveau mot de passe',
    proofCode: (code) =>
      `${code} est votre code Peshi pour prouver que cette adresse est la vôtre. Ne le dites à personne.`,
    proofTitle: 'Confirmez votre adresse sur Peshi',
    signInCode: (code) =>
      `${code} est votre code Peshi pour vous connecter sur cet appareil. Il y a eu ailleurs beaucoup d’essais erronés sur votre compte. Ne le communiquez à personne.`,
    haveAccountTitle: 'Vous avez déjà un compte Peshi',
    haveAccount:
      'Quelqu’un, peut-être vous, a voulu s’inscrire avec cette adresse. Connectez-vous plutôt, ou choisissez un nouveau mot de passe si vous avez oublié le vôtre. Si ce n’était pas vous, il n’y a rien à faire.',
    signIn: 'Se connecter',
    change: {
      password: 'Votre mot de passe a été changé',
      'password-reset': 'Votre mot de passe a été réinitialisé par code SMS',
      mobile: 'Votre numéro de mobile a été changé',
      'second-factor-on': 'La connexion en deux étapes a été activée',
      'second-factor-off': 'La connexion en deux étapes a été désactivée',
      'recovery-codes': 'De nouveaux codes de secours ont été créés',
      passkey: 'Une clé d’accès a été ajoutée à votre compte',
      token: 'Un jeton d’API a été créé pour votre compte',
      companion: 'Une extension compagnon a été connectée à votre compte',
      'guarded-sign-in': 'Connexion sur un nouvel appareil après de nombreux essais erronés',
    },
    ifYou: 'Si c’était vous, il n’y a rien à faire.',
    ifNotYou: 'Sinon, changez tout de suite votre mot de passe et déconnectez tous les autres appareils.',
    settings: 'Ouvrir les paramètres',
  },
  pt: {
    resetCode: (code) =>
      `${code} é seu código do Peshi para uma nova senha. Vale por 10 minutos. Não o diga a ninguém.`,
    resetTitle: 'Seu código para uma nova senha',
    proofCode: (code) => `${code} é seu código do Peshi para provar que este endereço é seu. Não o diga a ninguém.`,
    proofTitle: 'Confirme seu endereço no Peshi',
    signInCode: (code) =>
      `${code} é seu código do Peshi para entrar neste dispositivo. Houve muitas tentativas erradas na sua conta a partir de outro lugar. Não o diga a ninguém.`,
    haveAccountTitle: 'Você já tem uma conta no Peshi',
    haveAccount:
      'Alguém, talvez você, quis se registrar com este endereço. Entre na conta, ou defina uma nova senha se esqueceu a sua. Se não foi você, não há nada a fazer.',
    signIn: 'Entrar',
    change: {
      password: 'Sua senha foi alterada',
      'password-reset': 'Sua senha foi redefinida por código SMS',
      mobile: 'Seu número de celular foi alterado',
      'second-factor-on': 'A entrada em duas etapas foi ligada',
      'second-factor-off': 'A entrada em duas etapas foi desligada',
      'recovery-codes': 'Novos códigos de recuperação foram criados',
      passkey: 'Uma chave de acesso foi adicionada à sua conta',
      token: 'Um token de API foi criado para sua conta',
      companion: 'Uma extensão acompanhante entrou na sua conta',
      'guarded-sign-in': 'Entrada num novo dispositivo após muitas tentativas erradas',
    },
    ifYou: 'Se foi você, não há nada a fazer.',
    ifNotYou: 'Se não foi, mude a senha agora e desconecte todos os outros dispositivos.',
    settings: 'Abrir as configurações',
  },
}
