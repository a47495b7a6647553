/** The parts of the built contact page that the server fills in, for tests. */
export const contactPageHtml = `<!DOCTYPE html><html lang="en"><head><title>Contact</title>
<script>document.documentElement.dataset.theme = "dark"</script></head><body>
<noscript><div id="message-not-sent" hidden="" class="box"><p>Failed to send message</p>
<p id="message-not-sent-reason" class="text-small"></p>
<a id="message-not-sent-mail" href="mailto:owner@site.example" class="text-link">Email it</a></div></noscript>
<form action="/api/v1.0/email/send" method="post">
<input id="a" class="box" maxlength="200" required="" name="name"/>
<input id="b" class="box" type="email" required="" name="email"/>
<input id="c" class="box" required="" name="subject"/>
<textarea id="d" class="box" rows="6" required="" name="message"></textarea>
<div hidden=""><input type="text" tabindex="-1" autocomplete="off" name="website"/></div>
</form><script type="module">start()</script></body></html>`;
