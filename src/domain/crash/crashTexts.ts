export const crashTexts = {
  heading: 'This page couldn’t be displayed',
  crash: 'Something went wrong in the console. Nothing was changed on the server, and your input was kept.',
  fileMissing: 'Part of the console couldn’t be loaded. It may have been updated. Reload the page.',
  offline:
    'Part of the console couldn’t be loaded because this browser is offline. Try again once you’re connected.',
} as const;
