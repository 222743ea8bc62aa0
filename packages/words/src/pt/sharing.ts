import type { SharingWords } from '../catalogue.ts';

export const sharing = {
  title: 'Compartilhar a análise',
  text: 'Enviamos um link que qualquer pessoa que o tenha pode abrir.',
  senderEmail: 'Seu e-mail',
  recipientEmail: 'E-mail de quem vai receber',
  invalidEmail: 'Digite um e-mail válido',
  submit: 'Compartilhar',
  sending: 'Enviando…',
  cancel: 'Cancelar',
  close: 'Fechar',
  preview: {
    image: 'Uma cópia pequena da sua imagem aparece com a análise.',
    video: 'Uma imagem pequena do primeiro momento do seu vídeo aparece com a análise.',
  },
  links: {
    title: 'Links que você compartilhou',
    general: 'Personalidade',
    dates: (shared, expires) => `Compartilhado em ${shared} · expira em ${expires}`,
    revoke: 'Revogar',
    revokeThis: (label, shared) => `Revogar o link para ${label}, compartilhado em ${shared}`,
    revoked: 'Revogado',
    told: (label) => `O link para ${label} foi revogado. Ele não abre mais nada.`,
    mail: {
      sending: 'E-mail: sendo enviado',
      waiting: 'E-mail: o servidor ainda não o aceitou; continuamos tentando',
      accepted: 'E-mail: aceito pelo servidor',
      unsure: 'E-mail: pode ter chegado; não é enviado de novo',
      refused: 'E-mail: recusado pelo servidor, não enviado',
      'gave-up': 'E-mail: não enviado; o servidor não o aceitou a tempo',
    },
    failed: { title: 'Erro', description: 'Não foi possível revogar o link. Tente de novo.' },
  },
  waiting: {
    title: 'Aguardando',
    description:
      'O servidor de e-mail ainda não aceitou a mensagem. Continuamos tentando; a janela de compartilhamento mostra o que acontece com ela.',
  },
  unsure: {
    title: 'Talvez enviado',
    description:
      'A conexão caiu enquanto o servidor aceitava a mensagem. Ela pode ter chegado, por isso não é enviada de novo.',
  },
  shared: { title: 'Enviado', description: 'A análise foi compartilhada.' },
  failed: { title: 'Erro', description: 'Não foi possível compartilhar a análise. Tente de novo.' },
  nothing: { title: 'Erro', description: 'Não há análise para compartilhar' },
  loaded: { title: 'Análise compartilhada carregada' },
  notLoaded: {
    title: 'Erro',
    description: 'Não foi possível carregar a análise compartilhada. Ela pode ter expirado ou sido removida.',
  },
} satisfies SharingWords;
