# {{id}} · {{title}}

Teachers collect things at the chapters of their textbooks, and share them after a review.

- **Audience:** teachers, reviewers.
- **Data it owns:** `{{id}}.item`, `placement`, `favourite`, `review`, behind row-level security.
- **Permission codes:** `{{id}}_tea` (action `edit`), `{{id}}_review`.
- **Needs:** `textbook` for chapters, `library` for lists, trash, sharing and review.
- **Deliberately absent:** attachments (`filesOf`), the audit log (`followOwner`, `followReview`).
